import { demoMakeNames, wordMarkFile } from '../manufacturers.ts'

type Words = { file: string; sv: string; en: string; width?: number; height?: number }
/** A picture and the items that show it; files are made by tools/make-demo-media.ts. */
export type DemoImage = Words &
  (
    | { product: string }
    | { post: string }
    | { make: string }
    | { depots: string[]; pages?: string[] }
    | { employee: string }
  )

type Crane = { product: string; title: string; besideSv: string; besideEn: string }

const cranes: Crane[] = [
  {
    product: 'jekko-spx532',
    title: 'Jekko SPX532',
    besideSv: 'till fasaden på ett flervåningshus',
    besideEn: 'to the façade of a block of flats',
  },
  {
    product: 'unic-urw-295',
    title: 'UNIC URW-295',
    besideSv: 'intill taket på en villa',
    besideEn: 'beside the roof of a house',
  },
  {
    product: 'maeda-mc305c-2',
    title: 'Maeda MC305C-2',
    besideSv: 'till stålstommen i en hall',
    besideEn: 'to the steel frame of a hall',
  },
  {
    product: 'hoeflon-c6e',
    title: 'Hoeflon C6e',
    besideSv: 'intill en glasfasad',
    besideEn: 'beside a glass façade',
  },
]
const machines: [slug: string, sv: string, en: string][] = [
  ['befard-xgr800', 'Glasroboten Befard XGR800', 'The glass robot Befard XGR800'],
  ['hinowa-hp1100', 'Bandtransportören Hinowa HP1100', 'The tracked carrier Hinowa HP1100'],
]

const ofCranes = cranes.flatMap(({ product, title, besideSv, besideEn }): DemoImage[] => [
  {
    product,
    file: `${product}-lyft.webp`,
    sv: `${title} lyfter en last ${besideSv}.`,
    en: `${title} lifts a load ${besideEn}.`,
  },
  {
    product,
    file: `${product}-hopfalld.webp`,
    sv: `${title} hopfälld på sina band bredvid en dörr.`,
    en: `${title} folded on its tracks beside a door.`,
  },
  {
    product,
    file: `${product}-stodben.webp`,
    sv: `${title} uppifrån med alla fyra stödbenen ute.`,
    en: `${title} from above with all four outriggers out.`,
  },
])

const ofMachines = machines.flatMap(([product, sv, en]): DemoImage[] => [
  {
    product,
    file: `${product}-sida.webp`,
    sv: `${sv} från sidan på ett golv inomhus.`,
    en: `${en} from the side on an indoor floor.`,
  },
  {
    product,
    file: `${product}-front.webp`,
    sv: `${sv} framifrån bredvid en dörr och en person.`,
    en: `${en} from the front beside a door and a person.`,
  },
])

const depotPictures: DemoImage[] = [
  {
    depots: ['stockholm', 'umea', 'karlstad'],
    pages: ['about-us'],
    file: 'depa-gul.webp',
    sv: 'Depåns hall med tre portar och en spindelkran på planen.',
    en: 'The depot’s hall with three doors and a spider crane in the yard.',
  },
  {
    depots: ['goteborg', 'sundsvall', 'uppsala'],
    pages: ['about-us'],
    file: 'depa-rod.webp',
    sv: 'Depåns röda hall med två portar och en banddumper på planen.',
    en: 'The depot’s red hall with two doors and a tracked dumper in the yard.',
  },
  {
    depots: ['malmo', 'linkoping', 'lulea'],
    file: 'depa-gra.webp',
    sv: 'Depåns grå hall med tre portar och en spindelkran på planen.',
    en: 'The depot’s grey hall with three doors and a spider crane in the yard.',
  },
  {
    depots: ['helsingborg', 'vasteras', 'malmo'],
    file: 'depa-gron.webp',
    sv: 'Depåns gröna hall med två portar och en glasrobot på planen.',
    en: 'The depot’s green hall with two doors and a glass robot in the yard.',
  },
  {
    depots: ['jonkoping', 'orebro', 'gavle'],
    file: 'depa-bla.webp',
    sv: 'Depåns blå hall med tre portar och en spindelkran på planen.',
    en: 'The depot’s blue hall with three doors and a spider crane in the yard.',
  },
].map((depot) => ({ ...depot, width: 800, height: 475 }))

const portraits: DemoImage[] = ['Jonas', 'Amina', 'Erik'].map((name) => ({
  employee: `${name.toLowerCase()}@demo.example`,
  file: `${name.toLowerCase()}.webp`,
  sv: `${name} i arbetskläder.`,
  en: `${name} in working clothes.`,
  width: 240,
  height: 240,
}))

export const demoImages: DemoImage[] = [
  ...ofCranes,
  ...ofMachines,
  {
    post: 'sa-laser-du-en-lasttabell',
    file: 'nyhet-lasttabell.webp',
    sv: 'Stapeldiagram: lasten minskar för varje meter radie.',
    en: 'Column chart: the load falls with every metre of radius.',
  },
  {
    post: 'rackvidd-fran-kranens-mitt',
    file: 'nyhet-rackvidd.webp',
    sv: 'En minikran når in över en fasad, långt från sin egen mitt.',
    en: 'A mini crane reaches a façade, far from its own centre.',
  },
  {
    post: 'halvdagar-och-helger-pa-depan',
    file: 'nyhet-halvdag.webp',
    sv: 'En klocka som visar tolv, med halva urtavlan skuggad.',
    en: 'A clock that shows twelve, with half of its face shaded.',
  },
  ...depotPictures,
  ...portraits,
  ...demoMakeNames().map((make) => ({
    make,
    file: wordMarkFile(make),
    sv: make,
    en: make,
    width: 480,
    height: 120,
  })),
]
