import type { DemoPost } from './demo-post.ts'

export const guidePosts: DemoPost[] = [
  {
    slug: 'minikrankurser-2027',
    type: 3,
    daysAgo: 10,
    title_sv: 'Minikrankurser våren 2027',
    title_en: 'Mini crane courses in spring 2027',
    paragraphs_sv: [
      'Kursen Minikran upp till 10 tonmeter går i Stockholm den 16 mars, i Göteborg den 13 april och i Malmö den 18 maj 2027. Åtta platser var gång, så att alla hinner köra.',
      'Du behöver säkra lyft innan. Den kursen går på webben, och du kan ta den när det passar dig.',
    ],
    paragraphs_en: [
      'The course Mini crane up to 10 tonne-metres runs in Stockholm on 16 March, in Göteborg on 13 April and in Malmö on 18 May 2027. Eight seats each time, so that everybody gets time at the levers.',
      'You need Safe lifting first. That course is online, and you can take it when it suits you.',
    ],
    products: ['minikran-10-tm-stockholm-2027-03-16'],
  },
  {
    slug: 'sa-laser-du-en-lasttabell',
    type: 1,
    daysAgo: 17,
    title_sv: 'Så läser du en lasttabell',
    title_en: 'How to read a load chart',
    paragraphs_sv: [
      'En kran har inte en maxlast utan många. Siffran i namnet gäller nära kranen, med kort bom. En meter längre ut kan lasten vara halverad.',
      'Börja med radien: avståndet från kranens mitt till kroken. Följ sedan kolumnen för din bomlängd. Dra av krokblock, sling och ok från det tal du hittar.',
      'Kranväljaren gör samma sak åt dig. Den visar bara kranar där höjd, räckvidd och vikt stämmer på en och samma rad. På plats är det ändå föraren och lasttabellen som avgör.',
    ],
    paragraphs_en: [
      'A crane does not have one maximum load but many. The figure in its name applies close to the crane, with a short boom. One metre further out the load may be halved.',
      'Start with the radius: the distance from the centre of the crane to the hook. Then follow the column of your boom length. Subtract the hook block, slings and lifter from the figure you find.',
      'The crane selector does the same for you. It shows only cranes where height, reach and weight fit in one and the same row. On site, the operator and the load chart still decide.',
    ],
    products: [],
  },
  {
    slug: 'rackvidd-fran-kranens-mitt',
    type: 1,
    daysAgo: 38,
    title_sv: 'Räckvidden räknas från kranens mitt',
    title_en: 'Reach is measured from the crane’s centre',
    paragraphs_sv: [
      'Det vanligaste felet i en förfrågan är en för kort räckvidd. Stödbenen sticker ut ungefär två meter från kranens mitt, så kranen kan aldrig stå tätt intill väggen.',
      'Räkna så här: två meter för benen, plus avståndet från benen till väggen, plus så långt in lasten ska. En last en meter in från fasaden ger alltså minst tre meter.',
    ],
    paragraphs_en: [
      'The most common mistake in an inquiry is too short a reach. The outriggers protrude about two metres from the crane’s centre, so the crane can never stand right up against the wall.',
      'Work it out like this: two metres for the legs, plus the distance from the legs to the wall, plus how far in the load has to go. A load one metre in from the façade thus gives at least three metres.',
    ],
    products: [],
  },
  {
    slug: 'sa-raknas-hyran',
    type: 1,
    daysAgo: 61,
    title_sv: 'Så räknas hyran',
    title_en: 'How the rental price is calculated',
    paragraphs_sv: [
      'Första dagen kostar dagspriset plus en grundavgift. Följande dagar kostar mindre och har ingen grundavgift. En helg är ett eget pris med två grundavgifter.',
      'Du väljer själv om priserna visas med eller utan moms, och båda står alltid på kortet. Tillbehör, förbrukning och 6 % hyresförsäkring tillkommer.',
      'Priset är detsamma i hela landet. Transporten tillkommer.',
    ],
    paragraphs_en: [
      'The first day costs the day price plus a basic fee. Following days cost less and carry no basic fee. A weekend is a price of its own with two basic fees.',
      'You choose whether prices are shown with or without VAT, and both are always on the card. Accessories, consumables and 6% rental insurance are extra.',
      'The price is the same throughout the country. Transport is extra.',
    ],
    products: [],
  },
  {
    slug: 'sakra-lyft-forst',
    type: 1,
    daysAgo: 92,
    title_sv: 'Säkra lyft först, minikran sedan',
    title_en: 'Safe lifting first, then mini crane',
    paragraphs_sv: [
      'Kurserna bygger på varandra. Säkra lyft handlar om lasten och slingen, minikran upp till 10 tonmeter om maskinen, och kursen över 10 tonmeter om de tyngre lyften.',
      'Tonmeter är last gånger radie: ett ton på fyra meter är fyra tonmeter. För varje spindelkran och larvkran står vilken kurs föraren behöver.',
    ],
    paragraphs_en: [
      'The courses build on each other. Safe lifting is about the load and the slings, mini crane up to 10 tonne-metres about the machine, and the course above 10 tonne-metres about the heavier lifts.',
      'Tonne-metres are load times radius: one tonne at four metres is four tonne-metres. Every spider crane and crawler crane states which course its operator needs.',
    ],
    products: [],
  },
  {
    slug: 'halvdagar-och-helger-pa-depan',
    type: 1,
    daysAgo: 131,
    title_sv: 'Halvdagar och helger på depån',
    title_en: 'Half days and holidays at the depot',
    paragraphs_sv: [
      'Trettondagsafton, skärtorsdag och valborg stänger vi klockan 12 när de är vardagar. På röda dagar, midsommarafton, julafton och nyårsafton är depåerna stängda.',
      'Väljer du en stängd dag i förfrågan säger formuläret varför och visar när vi öppnar.',
    ],
    paragraphs_en: [
      'On the eve of Epiphany, Maundy Thursday and Walpurgis Night we close at 12 when they are weekdays. On public holidays, Midsummer Eve, Christmas Eve and New Year’s Eve the depots are closed.',
      'If you choose a closed day in the inquiry, the form says why and shows when we open.',
    ],
    products: [],
  },
]
