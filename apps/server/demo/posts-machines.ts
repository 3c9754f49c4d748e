import type { DemoPost } from './demo-post.ts'

export const machinePosts: DemoPost[] = [
  {
    slug: 'kran-genom-dorren',
    type: 2,
    daysAgo: 3,
    title_sv: 'Kran genom dörren: mät tre mått',
    title_en: 'Crane through the door: measure three things',
    paragraphs_sv: [
      'En innerdörr är ofta 900 mm bred i karmen, men dörrbladet och tröskeln tar sitt. Mät den fria bredden, den fria höjden och utrymmet på andra sidan, där kranen ska svänga.',
      'UNIC URW-295 är 600 mm bred vid förflyttning och går genom det mesta. När stödbenen är ute behöver den nästan fyra meter åt båda hållen, så mät också rummet där lyftet ska göras.',
      'Skicka måtten i förfrågan, så säger vi om det går innan bilen rullar.',
    ],
    paragraphs_en: [
      'An interior door is often 900 mm wide in the frame, but the door leaf and the threshold take their share. Measure the clear width, the clear height and the space on the other side, where the crane has to turn.',
      'UNIC URW-295 is 600 mm wide when travelling and passes most doors. With the outriggers out it needs almost four metres both ways, so measure the room where you lift as well.',
      'Send the measurements with your inquiry and we tell you whether it works before the lorry leaves.',
    ],
    products: ['unic-urw-295'],
  },
  {
    slug: 'glasrobot-eller-vakuumlyft',
    type: 3,
    daysAgo: 24,
    title_sv: 'Glasrobot eller vakuumlyft?',
    title_en: 'Glass robot or vacuum lifter?',
    paragraphs_sv: [
      'Glasroboten kör själv. Befard XGR800 lyfter 800 kg intill maskinen, men 150 kg längst ut på 3,7 meter. Den är rätt när rutorna står på bottenvåningen och golvet bär.',
      'Vakuumlyftet hänger i en kran. Hoeflon VL500 väger 40 kg och håller 500 kg. Det är rätt när rutan ska upp på våning tre, över ett staket eller in under ett utsprång.',
      'Räkna alltid ihop skivans och okets vikt, och titta på ytan: präglat, smutsigt eller fuktigt glas håller sämre.',
    ],
    paragraphs_en: [
      'A glass robot drives itself. Befard XGR800 lifts 800 kg close to the machine, but 150 kg at its full reach of 3.7 metres. It is right when the panes are on the ground floor and the floor can carry it.',
      'A vacuum lifter hangs from a crane. Hoeflon VL500 weighs 40 kg and holds 500 kg. It is right when the pane goes to the third floor, over a fence or in under an overhang.',
      'Always add the weight of the pane and the lifter, and look at the surface: patterned, dirty or damp glass holds less well.',
    ],
    products: ['befard-xgr800', 'hoeflon-vl500'],
  },
  {
    slug: 'plattor-under-stodbenen',
    type: 2,
    daysAgo: 47,
    title_sv: 'Plattor under stödbenen',
    title_en: 'Pads under the outriggers',
    paragraphs_sv: [
      'Ett stödben kan trycka med nästan lika mycket som hela kranen väger. Jekko SPX312 väger 1\u00a0915 kg, och tillverkaren anger 1\u00a0850 kg på ett enda ben.',
      'En platta på 500 × 500 mm sprider trycket på tjugofem gånger ytan av en fot på 100 × 100 mm. På asfalt en varm dag, på trall och på garagebjälklag är det skillnaden mellan ett märke och ett hål.',
      'Fråga den som äger bjälklaget vad det bär. Det svaret kan ingen platta ersätta.',
    ],
    paragraphs_en: [
      'One outrigger can press down with almost the weight of the whole crane. Jekko SPX312 weighs 1,915 kg, and the maker states 1,850 kg on a single outrigger.',
      'A pad of 500 × 500 mm spreads the pressure over twenty-five times the area of a foot of 100 × 100 mm. On asphalt on a warm day, on decking and on car-park slabs it is the difference between a mark and a hole.',
      'Ask the owner of the slab what it carries. No pad can replace that answer.',
    ],
    products: ['generic-outrigger-pad-500-x-500-x-40', 'jekko-spx312'],
  },
  {
    slug: 'lyfta-inomhus-utan-avgaser',
    type: 2,
    daysAgo: 75,
    title_sv: 'Lyfta inomhus utan avgaser',
    title_en: 'Lifting indoors without fumes',
    paragraphs_sv: [
      'Sjukhus, köpcentrum och livsmedelslokaler släpper sällan in en dieselmotor. Där kör du på batteri eller på sladd.',
      'Jekko SPX532 lyfter upp till 3\u00a0200 kg och går på batteri eller 230 V. Hoeflon C1e är mindre: 550 kg, 700 mm bred, och den kör med lasten i kroken.',
      'Märket för gröna lyft på maskinkortet visar vilka maskiner som kan köras på batteri.',
    ],
    paragraphs_en: [
      'Hospitals, shopping centres and food plants seldom let in a diesel engine. There you run on battery or on mains power.',
      'Jekko SPX532 lifts up to 3,200 kg and runs on battery or 230 V. Hoeflon C1e is smaller: 550 kg, 700 mm wide, and it travels with the load on the hook.',
      'The green lifting mark on the machine card shows which machines can run on battery.',
    ],
    products: ['jekko-spx532', 'hoeflon-c1e'],
  },
  {
    slug: 'dumper-genom-tradgardsgrinden',
    type: 2,
    daysAgo: 110,
    title_sv: 'Dumper genom trädgårdsgrinden',
    title_en: 'A dumper through the garden gate',
    paragraphs_sv: [
      'En skottkärra tar 80 kg och en rygg. Hinowa HP1100 tar 1\u00a0000 kg och är 770 mm bred, alltså smalare än de flesta grindar.',
      'Lägg körplåt där du svänger: band som vrids på stället river upp gräset, band som rullar rakt gör det knappt.',
    ],
    paragraphs_en: [
      'A wheelbarrow takes 80 kg and wears out your back. Hinowa HP1100 takes 1,000 kg and is 770 mm wide, so narrower than most gates.',
      'Lay protection sheets where you turn: tracks that turn on the spot tear up grass, tracks that run straight hardly do.',
    ],
    products: ['hinowa-hp1100', 'generic-floor-protection-sheet-2-4-x-1-2-m'],
  },
  {
    slug: 'krok-som-slapper-pa-avstand',
    type: 2,
    daysAgo: 160,
    title_sv: 'Kroken som släpper på avstånd',
    title_en: 'The hook that releases from a distance',
    paragraphs_sv: [
      'När balken ligger på plats sex meter upp ska någon haka av den. Med en radiostyrd krok behöver ingen klättra: Ludwig Hook släpper på signal från upp till 50 meter och väger 2,8 kg.',
      'Signalen ges först när balken ligger stadigt och slinget hänger slakt. Den stora modellen tar 5,3 ton.',
    ],
    paragraphs_en: [
      'When the beam is in place six metres up, somebody has to unhook it. With a remote-release hook nobody needs to climb: Ludwig Hook releases on a signal from up to 50 metres away and weighs 2.8 kg.',
      'The signal is given only when the beam is secure and the sling hangs slack. The large model takes 5.3 tonnes.',
    ],
    products: ['ludwig-system-ludwig-hook', 'ludwig-system-ludwig-hook-xl'],
  },
]
