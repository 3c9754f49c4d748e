import { demoMakeNames, wordMarkFile } from '../manufacturers.ts'

type Words = { file: string; sv: string; en: string; width?: number; height?: number }
/** A picture and the one item that shows it; files are made by tools/make-demo-media.ts. */
export type DemoImage = Words & ({ product: string } | { post: string } | { make: string })

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
  ...demoMakeNames().map((make) => ({
    make,
    file: wordMarkFile(make),
    sv: make,
    en: make,
    width: 480,
    height: 120,
  })),
]
