type Page = {
  title_sv: string
  title_en: string
  sv: string
  en: string
  /** Files of demo/media that the page shows. */
  image?: string
  document?: string
  movie?: string
}

/** Type 2 shows the picture of `product`, type 33 that of `subcategory`. */
export type DemoPresentation = {
  slug: string
  type: 2 | 33
  daysAgo: number
  title_sv: string
  title_en: string
  content_sv: string
  content_en: string
  product?: string
  subcategory?: string
  pages: Page[]
}

export const demoPresentations: DemoPresentation[] = [
  {
    slug: 'ett-lyft-steg-for-steg',
    type: 2,
    daysAgo: 30,
    product: 'jekko-spx532',
    title_sv: 'Ett lyft, steg för steg',
    title_en: 'One lift, step by step',
    content_sv: 'Från förfrågan till tom krok: så går ett lyft med minikran till.',
    content_en: 'From inquiry to empty hook: how a lift with a mini crane is done.',
    pages: [
      {
        title_sv: 'Före: tre tal',
        title_en: 'Before: three figures',
        sv: 'Höjd, räckvidd och vikt. Räkna räckvidden från kranens mitt och lägg krokblock, sling och ok till vikten.',
        en: 'Height, reach and weight. Measure the reach from the crane’s centre and add hook block, slings and lifter to the weight.',
      },
      {
        document: 'mata-vagen-in.pdf',
        image: 'jekko-spx532-hopfalld.webp',
        title_sv: 'Vägen in',
        title_en: 'The way in',
        sv: 'Mät dörrar, svängar och trappor. Jekko SPX532 är 770 mm bred när den kör och väger 2\u00a0560 kg, så fråga också vad golvet bär.',
        en: 'Measure doors, turns and stairs. Jekko SPX532 is 770 mm wide when it travels and weighs 2,560 kg, so also ask what the floor carries.',
      },
      {
        image: 'jekko-spx532-stodben.webp',
        title_sv: 'Uppställning',
        title_en: 'Setting up',
        sv: 'Stödbenen ut på plattor, kranen i våg, området spärrat. Ingen går under lasten.',
        en: 'Outriggers out on pads, the crane level, the area fenced off. Nobody walks under the load.',
      },
      {
        document: 'checklista-fore-lyft.pdf',
        movie: 'lyft-till-fasad.webm',
        image: 'jekko-spx532-lyft.webp',
        title_sv: 'Provlyft',
        title_en: 'Trial lift',
        sv: 'Lyft en decimeter och vänta. Hänger lasten rakt? Håller slingen? Står benen kvar? Då fortsätter ni.',
        en: 'Lift ten centimetres and wait. Does the load hang straight? Do the slings hold? Do the outriggers stay put? Then go on.',
      },
      {
        title_sv: 'Efter',
        title_en: 'Afterwards',
        sv: 'Bommen in, benen upp, batteriet på laddning. Anteckna det som skavde, så blir nästa lyft lättare.',
        en: 'Boom in, outriggers up, battery on charge. Note what gave trouble and the next lift will be easier.',
      },
    ],
  },
  {
    slug: 'glas-pa-plats',
    type: 33,
    daysAgo: 85,
    subcategory: 'glasrobotar',
    title_sv: 'Glas på plats',
    title_en: 'Glass in place',
    content_sv: 'Fyra saker att ordna innan första rutan lyfts.',
    content_en: 'Four things to arrange before the first pane is lifted.',
    pages: [
      {
        title_sv: 'Vikten',
        title_en: 'The weight',
        sv: 'Glas väger 2,5 kg per kvadratmeter och millimeter. En treglasruta med tre skivor på 4 mm väger alltså 30 kg per kvadratmeter.',
        en: 'Glass weighs 2.5 kg per square metre and millimetre. Triple glazing with three 4 mm panes thus weighs 30 kg per square metre.',
      },
      {
        image: 'befard-xgr800-sida.webp',
        title_sv: 'Ytan',
        title_en: 'The surface',
        sv: 'Sugkoppar behöver en ren, torr och tät yta. Torka av rutan och kopparna före varje lyft.',
        en: 'Suction pads need a clean, dry and airtight surface. Wipe the pane and the pads before every lift.',
      },
      {
        title_sv: 'Vinden',
        title_en: 'The wind',
        sv: 'En ruta är ett segel. Följ maskinens gräns för vind och sänk lasten när det börjar rycka.',
        en: 'A pane is a sail. Keep to the machine’s wind limit and lower the load when it starts to jerk.',
      },
      {
        image: 'befard-xgr800-front.webp',
        document: 'mata-vagen-in.pdf',
        title_sv: 'Vägen',
        title_en: 'The route',
        sv: 'Plant golv från pall till öppning, och plats att vända. Lägg körplåt över trösklar och känsliga golv.',
        en: 'A level floor from pallet to opening, and room to turn. Lay protection sheets over thresholds and delicate floors.',
      },
    ],
  },
]
