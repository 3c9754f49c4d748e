import { readSweden } from './read-data.ts'

type OwnTexts = { phone: string; continfo_sv: string; continfo_en: string }

// Phones and texts are invented; the numbers come from the series set aside for fiction.
const ownTexts: Record<string, OwnTexts> = {
  stockholm: {
    phone: '08-465 004 01',
    continfo_sv:
      'Vår största depå. Här står de flesta spindelkranarna och glasrobotarna, och här hålls flest kurser. Infart för trailer från kajen.',
    continfo_en:
      'Our largest depot. Most of the spider cranes and glass robots stand here, and most courses are held here. Trailer access from the quay.',
  },
  goteborg: {
    phone: '031-390 06 01',
    continfo_sv:
      'Hisingssidan, nära hamnen. Ring innan du hämtar något över fem ton, så står maskinen lastklar.',
    continfo_en:
      'On the Hisingen side, near the port. Call before you pick up anything over five tonnes and it will be ready to load.',
  },
  malmo: {
    phone: '040-628 04 01',
    continfo_sv:
      'Depån för Malmö, Lund och Öresund. Vi kör ut i hela västra Skåne samma förmiddag.',
    continfo_en:
      'The depot for Malmö, Lund and the Öresund. We deliver in western Scania the same morning.',
  },
  helsingborg: {
    phone: '08-465 004 02',
    continfo_sv: 'Liten depå med minikranar upp till tre ton, vakuumlyft och markskydd.',
    continfo_en:
      'A small depot with mini cranes up to three tonnes, vacuum lifters and ground protection.',
  },
  jonkoping: {
    phone: '08-465 004 03',
    continfo_sv:
      'Mitt emellan de stora städerna. Hämta här om du jobbar längs E4 eller riksväg 40.',
    continfo_en:
      'Halfway between the big cities. Pick up here if you work along the E4 or road 40.',
  },
  linkoping: {
    phone: '08-465 004 04',
    continfo_sv: 'Maskiner för industri och fasad i Linköping och Norrköping, med liftar på plats.',
    continfo_en:
      'Machines for industry and façades in Linköping and Norrköping, with lifts on site.',
  },
  orebro: {
    phone: '08-465 004 05',
    continfo_sv: 'Kör in genom den norra grinden. Kursrummet ligger en trappa upp.',
    continfo_en: 'Drive in through the northern gate. The classroom is one floor up.',
  },
  vasteras: {
    phone: '08-465 004 06',
    continfo_sv:
      'Vid Mälaren, med kort väg till E18. Bandtransportörer och dumprar står ute på planen.',
    continfo_en:
      'By Lake Mälaren, close to the E18. Tracked carriers and dumpers stand out in the yard.',
  },
  karlstad: {
    phone: '08-465 004 07',
    continfo_sv: 'Depån för Värmland och Dalsland. Vi har kranar för både glas och takstolar.',
    continfo_en:
      'The depot for Värmland and Dalsland. We keep cranes for glass and for roof trusses.',
  },
  gavle: {
    phone: '08-465 004 08',
    continfo_sv: 'Hamnnära, med eldrivna maskiner laddade till klockan sju.',
    continfo_en: 'Near the port, with electric machines charged by seven.',
  },
  sundsvall: {
    phone: '08-465 004 09',
    continfo_sv: 'Industrilyft är vardagen här. Säg vad som ska lyftas så väljer vi kran med dig.',
    continfo_en: 'Industrial lifts are daily work here. Tell us the load and we choose with you.',
  },
  umea: {
    phone: '08-465 004 10',
    continfo_sv: 'Depån för Västerbotten. Maskinerna är rustade för kyla och står under tak.',
    continfo_en:
      'The depot for Västerbotten. The machines are fitted for cold and kept under cover.',
  },
  lulea: {
    phone: '08-465 004 11',
    continfo_sv: 'Längst i norr. Räkna med längre transporter och boka gärna två dagar före.',
    continfo_en: 'Farthest north. Allow for longer transports and book two days ahead if you can.',
  },
  uppsala: {
    phone: '08-465 004 12',
    continfo_sv: 'Nära E4 och sjukhusområdet. Smala maskiner för trapphus och innergårdar.',
    continfo_en:
      'Near the E4 and the hospital area. Narrow machines for stairwells and courtyards.',
  },
}

/** The 14 depots: cities and coordinates are real, the rest is invented. */
export function demoDepots() {
  return readSweden().depots.map((depot, index) => {
    const texts = ownTexts[depot.depot_slug]
    if (texts === undefined) throw new Error(`No texts for the depot ${depot.depot_slug}`)
    return {
      id: index + 1,
      depot_slug: depot.depot_slug,
      depot_name: depot.depot_name,
      title_sv: depot.depot_name,
      title_en: `Depot ${depot.corp_city}`,
      corp_lat: depot.corp_lat,
      corp_lng: depot.corp_lng,
      corp_address: depot.corp_address,
      corp_zip: depot.corp_zip,
      corp_city: depot.corp_city,
      email_address: `${depot.depot_slug}@demo.example`,
      social_url: `https://social.example/minikran-${depot.depot_slug}`,
      shop_url: `https://annonser.example/minikran-${depot.depot_slug}`,
      ...texts,
      order: index + 1,
    }
  })
}

const south = ['goteborg', 'malmo', 'helsingborg', 'jonkoping']
const middle = ['stockholm', 'uppsala', 'linkoping', 'orebro', 'vasteras', 'karlstad']
const north = ['gavle', 'sundsvall', 'umea', 'lulea']

/** The company's three people, each at several depots; names are invented. */
export const demoEmployees = [
  {
    fullname: 'Jonas Åkerlund',
    title_sv: 'Depåansvarig söder',
    title_en: 'Depot manager, south',
    phone: '070-174 06 05',
    email_address: 'jonas@demo.example',
    depots: south,
  },
  {
    fullname: 'Amina Yusuf',
    title_sv: 'Depåansvarig mitt och kurser',
    title_en: 'Depot manager, central Sweden and courses',
    phone: '070-174 06 06',
    email_address: 'amina@demo.example',
    depots: middle,
  },
  {
    fullname: 'Erik Lövgren',
    title_sv: 'Depåansvarig norr och verkstad',
    title_en: 'Depot manager, north and workshop',
    phone: '070-174 06 07',
    email_address: 'erik@demo.example',
    depots: north,
  },
]
