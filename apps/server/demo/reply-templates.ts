/** Answers that the demo's staff has ready. */
export const demoReplyTemplates = [
  {
    title: 'Ledig',
    kind: 'inquiry' as const,
    text_sv: 'Hej {firstname}, maskinen är ledig den tid du frågar om. Vill du att vi bokar den?',
    text_en:
      'Hello {firstname}, the machine is free at the time you ask about. Shall we book it for you?',
    order: 1,
  },
  {
    title: 'Upptagen',
    kind: 'inquiry' as const,
    text_sv:
      'Hej {firstname}, maskinen är uthyrd just då. Vi kan erbjuda en annan maskin som klarar lyftet, eller en annan dag. Vad passar dig?',
    text_en:
      'Hello {firstname}, the machine is rented out at that time. We can offer another machine that can do the lift, or another day. What suits you?',
    order: 2,
  },
  {
    title: 'Fråga mer',
    kind: 'inquiry' as const,
    text_sv:
      'Hej {firstname}, för att välja rätt maskin behöver vi veta vikt, höjd och avstånd från kranens mitt. Skicka gärna en bild på platsen.',
    text_en:
      'Hello {firstname}, to choose the right machine we need the weight, the height and the distance from the centre of the crane. A picture of the site helps.',
    order: 3,
  },
  {
    title: 'Ring oss',
    kind: null,
    text_sv:
      'Hej {firstname}, ring oss på {depot_phone} om ärende {case_number}, så löser vi det direkt. Hälsningar {staff}, {depot}',
    text_en:
      'Hello {firstname}, call us on {depot_phone} about case {case_number} and we settle it right away. Regards, {staff}, {depot}',
    order: 4,
  },
]
