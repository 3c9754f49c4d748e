import type { Outline } from '@minikran/contract/catalogue'

type Texts = { title_sv: string; title_en: string; content_sv: string; content_en: string }
/** `image` is a file of demo/media. */
type DemoSubcategory = Texts & { slug: string; outline: Outline; image?: string }
export type DemoCategory = Texts & {
  slug: string
  outline: Outline
  subcategories: DemoSubcategory[]
}

export const demoCategories: DemoCategory[] = [
  {
    slug: 'minikranar',
    outline: 'mini-crane',
    title_sv: 'Minikranar',
    title_en: 'Mini cranes',
    content_sv:
      'Kranar som går genom en dörr, kör på band och lyfter där en mobilkran inte kommer in. Börja med höjd, räckvidd och vikt i kranväljaren, eller jämför maskinerna här.',
    content_en:
      'Cranes that pass through a doorway, travel on tracks and lift where a mobile crane cannot get in. Start with height, reach and weight in the crane selector, or compare the machines here.',
    subcategories: [
      {
        slug: 'spindelkranar',
        outline: 'mini-crane',
        title_sv: 'Spindelkranar',
        title_en: 'Spider cranes',
        content_sv:
          'Spindelkranen fäller ut fyra stödben och står stadigt på ojämnt golv, i trapphus och på bjälklag. Räkna med plats för benen: de når ungefär två meter ut från kranen.',
        content_en:
          'A spider crane unfolds four outriggers and stands firmly on uneven floors, in stairwells and on slabs. Allow room for the legs: they reach about two metres out from the crane.',
      },
      {
        slug: 'larvkranar',
        outline: 'mini-crane',
        title_sv: 'Larvkranar',
        title_en: 'Crawler cranes',
        content_sv:
          'Larvkranen står på sina band och behöver sällan stödben. Den passar när samma kran ska flytta sig längs en fasad eller mellan flera lyft under dagen.',
        content_en:
          'A crawler crane stands on its tracks and seldom needs outriggers. It suits jobs where the same crane moves along a façade or between several lifts in a day.',
      },
      {
        slug: 'pick-and-carry',
        outline: 'mini-crane',
        title_sv: 'Pick and carry',
        title_en: 'Pick-and-carry cranes',
        content_sv:
          'Kranar som lyfter lasten och kör i väg med den: maskiner in i en verkstad, glaspartier längs en korridor, stål mellan pelare.',
        content_en:
          'Cranes that lift the load and drive off with it: machines into a workshop, glass along a corridor, steel between columns.',
      },
    ],
  },
  {
    slug: 'glasrobotar-och-vakuumlyft',
    outline: 'glass-robot',
    title_sv: 'Glasrobotar och vakuumlyft',
    title_en: 'Glass robots and vacuum lifters',
    content_sv:
      'För glas, fasadskivor och sten. Glasroboten kör och monterar på egen hand, vakuumlyftet hänger i en krok. Välj efter skivans vikt och hur högt den ska upp.',
    content_en:
      'For glass, cladding panels and stone. A glass robot drives and installs on its own, a vacuum lifter hangs from a hook. Choose by the weight of the pane and how high it has to go.',
    subcategories: [
      {
        slug: 'glasrobotar',
        image: 'befard-xgr800-sida.webp',
        outline: 'glass-robot',
        title_sv: 'Glasrobotar',
        title_en: 'Glass robots',
        content_sv:
          'Självgående maskiner med sugkoppar: de hämtar rutan vid pallen, kör in den och vinklar den på plats. En person styr.',
        content_en:
          'Self-propelled machines with suction pads: they fetch the pane at the pallet, drive it in and tilt it into place. One person steers.',
      },
      {
        slug: 'vakuumlyft',
        outline: 'vacuum-lifter',
        title_sv: 'Vakuumlyft',
        title_en: 'Vacuum lifters',
        content_sv:
          'Sugok att hänga i kranen, och handhållna sugkoppar. Kontrollera att ytan är tät och ren, och räkna in okets egen vikt i lyftet.',
        content_en:
          'Vacuum lifters to hang from the crane, and hand-held suction cups. Check that the surface is airtight and clean, and count the lifter’s own weight in the lift.',
      },
    ],
  },
  {
    slug: 'bandtransportorer',
    outline: 'tracked-carrier',
    title_sv: 'Bandtransportörer',
    title_en: 'Tracked carriers',
    content_sv:
      'Bär massor, sten och maskiner där hjulen sjunker. Smala band fördelar trycket, så gräsmattan och golvet klarar sig.',
    content_en:
      'They carry spoil, stone and machines where wheels would sink. Tracks spread the pressure, so lawns and floors survive.',
    subcategories: [
      {
        slug: 'dumprar',
        outline: 'tracked-carrier',
        title_sv: 'Dumprar',
        title_en: 'Dumpers',
        content_sv:
          'Dumprar med flak som tippar, för schakt och rivning i trånga lägen. Jämför flakets last och maskinens bredd med grinden du ska igenom.',
        content_en:
          'Dumpers with a tipping skip, for digging and demolition in tight places. Compare the load and the width of the machine with the gate you have to pass.',
      },
      {
        slug: 'bandvagnar',
        outline: 'tracked-carrier',
        title_sv: 'Bandvagnar',
        title_en: 'Tracked trolleys',
        content_sv:
          'Vagnar på band med plant flak för pallar, glas och maskiner. Flera styrs med radio, så att föraren kan gå där sikten är bäst.',
        content_en:
          'Trolleys on tracks with a flat bed for pallets, glass and machines. Several are radio-controlled, so the operator can walk where the view is best.',
      },
    ],
  },
  {
    slug: 'liftar',
    outline: 'aerial-lift',
    title_sv: 'Liftar',
    title_en: 'Aerial lifts',
    content_sv:
      'Kom upp till arbetet, eller få upp materialet. Arbetshöjden är ungefär två meter mer än plattformens höjd.',
    content_en:
      'Get up to the work, or get the material up. The working height is about two metres more than the height of the platform.',
    subcategories: [
      {
        slug: 'bandliftar',
        outline: 'aerial-lift',
        title_sv: 'Bandliftar',
        title_en: 'Tracked lifts',
        content_sv:
          'Bomliftar på band med stödben. Smala nog för en grind och höga nog för takfoten, även där marken lutar.',
        content_en:
          'Boom lifts on tracks with outriggers. Narrow enough for a gate and high enough for the eaves, even where the ground slopes.',
      },
      {
        slug: 'saxliftar-och-mastliftar',
        outline: 'aerial-lift',
        title_sv: 'Saxliftar och mastliftar',
        title_en: 'Scissor and mast lifts',
        content_sv:
          'Eldrivna liftar för plana golv: installation, målning och butik. Saxliften går rakt upp, mastliften når också in över hinder.',
        content_en:
          'Electric lifts for level floors: installation, painting and shops. A scissor lift goes straight up, a mast lift also reaches in over obstacles.',
      },
      {
        slug: 'materiallyft',
        outline: 'aerial-lift',
        title_sv: 'Materiallyft',
        title_en: 'Material lifts',
        content_sv:
          'Handvevade lyft för ventilation, balkar och skivor, och stegvinschar för takarbete. De lyfter material, aldrig personer.',
        content_en:
          'Hand-cranked lifts for ventilation ducts, beams and boards, and ladder lifts for roofing. They lift material, never people.',
      },
    ],
  },
  {
    slug: 'lyfttillbehor',
    outline: 'lifting-accessory',
    title_sv: 'Lyfttillbehör',
    title_en: 'Lifting accessories',
    content_sv:
      'Det som sitter mellan krok och last, och det som skyddar underlaget. Hyr det tillsammans med kranen så stämmer allt ihop på plats.',
    content_en:
      'What goes between hook and load, and what protects the ground. Rent it together with the crane and everything fits together on site.',
    subcategories: [
      {
        slug: 'jibbar-och-kranredskap',
        outline: 'lifting-accessory',
        title_sv: 'Jibbar och kranredskap',
        title_en: 'Jibs and crane attachments',
        content_sv:
          'Jibbar ger mer höjd och räckvidd, gripare håller lasten i rätt vinkel. Redskapen hör till vissa kranar, så säg vilken kran du har eller hyr.',
        content_en:
          'Jibs add height and reach, grabs hold the load at the right angle. Attachments belong to certain cranes, so tell us which crane you have or rent.',
      },
      {
        slug: 'lyftredskap',
        outline: 'lifting-accessory',
        title_sv: 'Lyftredskap',
        title_en: 'Slings, hooks and beams',
        content_sv:
          'Sling, kätting, schackel, ok, gafflar och korgar. Maxlasten gäller rakt lyft; den minskar när benen vinklas ut.',
        content_en:
          'Slings, chains, shackles, beams, forks and baskets. The rated load is for a straight lift; it drops as the legs of the sling spread.',
      },
      {
        slug: 'markskydd-och-forflyttning',
        outline: 'lifting-accessory',
        title_sv: 'Markskydd och förflyttning',
        title_en: 'Ground protection and moving',
        content_sv:
          'Plattor under stödbenen, körplåt över golvet, ramper över trösklar och skridskor under maskinen.',
        content_en:
          'Pads under the outriggers, sheets over the floor, ramps over thresholds and skates under the machine.',
      },
    ],
  },
  {
    slug: 'utbildningar',
    outline: 'education',
    title_sv: 'Utbildningar',
    title_en: 'Education',
    content_sv:
      'Kurser för dig som kopplar last, kör minikran eller arbetar från lift. Varje tillfälle har sin ort, sin tid och ett antal platser.',
    content_en:
      'Courses for people who sling loads, operate mini cranes or work from aerial lifts. Every date has its city, its time and a number of seats.',
    subcategories: [
      {
        slug: 'kranutbildningar',
        outline: 'education',
        title_sv: 'Kranutbildningar',
        title_en: 'Crane courses',
        content_sv:
          'För dig som kör kran. Minikran upp till 10 tonmeter kräver kursen Säkra lyft, och kursen över 10 tonmeter bygger på båda.',
        content_en:
          'For crane operators. Mini crane up to 10 tonne-metres requires the course Safe lifting, and the course above 10 tonne-metres builds on both.',
      },
      {
        slug: 'lyft-och-sakerhet',
        outline: 'education',
        title_sv: 'Lyft och säkerhet',
        title_en: 'Lifting and safety',
        content_sv:
          'För dig som kopplar och signalerar, arbetar med vakuumlyft, kör lift eller bär fallskydd.',
        content_en:
          'For people who sling and signal, use vacuum lifters, operate aerial lifts or wear fall protection.',
      },
    ],
  },
]
