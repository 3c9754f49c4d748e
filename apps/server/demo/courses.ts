import type { Pair } from './sentences.ts'

/** A course's own text, its subcategory, and how many seats an occasion has. */
export type CourseText = Pair & { subcategory: string; seats: number }

const crane = 'kranutbildningar'
const safety = 'lyft-och-sakerhet'

/** By `key` of sweden.json; hours, validity and prerequisites there, prices invented. */
export const courseTexts: Record<string, CourseText> = {
  'sakra-lyft': {
    subcategory: safety,
    seats: 20,
    sv: 'För dig som kopplar last och ger tecken till kranföraren. Du lär dig välja sling och kätting, läsa märkskylten och leda lyftet. Kursen ges på webben, med lärare på fasta datum eller på egen hand när du vill. Den ger ingen rätt att köra kran.',
    en: 'For people who sling loads and signal to the crane operator. You learn to choose slings and chains, read their markings and lead the lift. The course is taught online, with a teacher on fixed dates or on your own at any time. It does not entitle you to operate a crane.',
  },
  'minikran-10-tm': {
    subcategory: crane,
    seats: 8,
    sv: 'För dig som ska köra minikran upp till 10 tonmeter. Teori om lasttabell, stödben och underlag, sedan lyft med egna händer på spakarna. Du behöver kursen Säkra lyft innan du kommer.',
    en: 'For people who will operate mini cranes up to 10 tonne-metres. Theory on load charts, outriggers and ground, then lifting with your own hands on the levers. You need the course Safe lifting before you come.',
  },
  'minikran-over-10-tm': {
    subcategory: crane,
    seats: 6,
    sv: 'Två dagar för dig som ska köra de större minikranarna. Tyngre lyft, längre räckvidd och lyftplan. Du behöver kurserna Säkra lyft och Minikran upp till 10 tonmeter.',
    en: 'Two days for people who will operate the larger mini cranes. Heavier lifts, longer reach and lift plans. You need the courses Safe lifting and Mini crane up to 10 tonne-metres.',
  },
  'minikran-maskinintroduktion': {
    subcategory: crane,
    seats: 4,
    sv: 'Två timmar vid den maskin du ska köra: uppställning, fjärrkontroll, nödsänkning och daglig tillsyn. Du behöver kursen Minikran upp till 10 tonmeter.',
    en: 'Two hours at the machine you will operate: set-up, remote control, emergency lowering and daily checks. You need the course Mini crane up to 10 tonne-metres.',
  },
  liftutbildning: {
    subcategory: safety,
    seats: 10,
    sv: 'Grundutbildning för mobila arbetsplattformar av typerna 1A, 1B, 3A och 3B. Teori på förmiddagen, körning på eftermiddagen och prov till sist.',
    en: 'Basic training for mobile elevating work platforms of types 1A, 1B, 3A and 3B. Theory in the morning, operation in the afternoon and a test at the end.',
  },
  travers: {
    subcategory: crane,
    seats: 8,
    sv: 'För dig som lyfter med travers eller telfer i verkstad och lager. Koppling, pendling, daglig tillsyn och övning med last.',
    en: 'For people who lift with overhead cranes or hoists in workshops and warehouses. Slinging, swing control, daily checks and practice with a load.',
  },
  'vakuumlyft-glasrobot': {
    subcategory: safety,
    seats: 6,
    sv: 'En halv dag med sugkoppar och glasrobot: ytor som håller, vakuumvakt, vind och montage. Du behöver kursen Säkra lyft.',
    en: 'Half a day with suction pads and glass robots: surfaces that hold, vacuum alarms, wind and installation. You need the course Safe lifting.',
  },
  fallskydd: {
    subcategory: safety,
    seats: 10,
    sv: 'Selar, linor och förankring, kontroll före användning och hur en kollega i selen tas ner. Du tar på dig utrustningen och provar den.',
    en: 'Harnesses, lines and anchors, checks before use, and how to bring down a colleague who hangs in one. You put the equipment on and try it.',
  },
}

type Occasion = readonly [course: string, depot: string, date: string | null, time: string]

/** Invented occasions, Tuesday to Thursday; the web course without a date is taken at any time. */
export const courseOccasions: Occasion[] = [
  ['sakra-lyft', 'stockholm', null, ''],
  ['sakra-lyft', 'stockholm', '2027-02-09', '08:00'],
  ['sakra-lyft', 'goteborg', '2027-03-02', '08:00'],
  ['sakra-lyft', 'malmo', '2027-09-07', '08:00'],
  ['sakra-lyft', 'umea', '2028-02-08', '08:00'],
  ['minikran-10-tm', 'stockholm', '2027-03-16', '08:00'],
  ['minikran-10-tm', 'goteborg', '2027-04-13', '08:00'],
  ['minikran-10-tm', 'malmo', '2027-05-18', '08:00'],
  ['minikran-10-tm', 'sundsvall', '2027-09-14', '08:00'],
  ['minikran-10-tm', 'orebro', '2028-03-14', '08:00'],
  ['minikran-10-tm', 'stockholm', '2028-09-12', '08:00'],
  ['minikran-over-10-tm', 'stockholm', '2027-04-20', '08:00'],
  ['minikran-over-10-tm', 'goteborg', '2027-10-05', '08:00'],
  ['minikran-over-10-tm', 'lulea', '2028-05-16', '08:00'],
  ['minikran-maskinintroduktion', 'uppsala', '2027-02-17', '09:00'],
  ['minikran-maskinintroduktion', 'linkoping', '2027-06-09', '09:00'],
  ['minikran-maskinintroduktion', 'karlstad', '2027-11-17', '09:00'],
  ['minikran-maskinintroduktion', 'gavle', '2028-04-05', '09:00'],
  ['liftutbildning', 'vasteras', '2027-03-10', '08:00'],
  ['liftutbildning', 'helsingborg', '2027-05-12', '08:00'],
  ['liftutbildning', 'stockholm', '2027-10-13', '08:00'],
  ['liftutbildning', 'jonkoping', '2028-10-11', '08:00'],
  ['travers', 'linkoping', '2027-02-25', '08:00'],
  ['travers', 'vasteras', '2027-09-23', '08:00'],
  ['travers', 'sundsvall', '2028-03-23', '08:00'],
  ['vakuumlyft-glasrobot', 'stockholm', '2027-03-17', '08:00'],
  ['vakuumlyft-glasrobot', 'malmo', '2027-05-19', '08:00'],
  ['vakuumlyft-glasrobot', 'goteborg', '2028-10-04', '08:00'],
  ['fallskydd', 'uppsala', '2027-04-07', '12:30'],
  ['fallskydd', 'orebro', '2027-11-10', '12:30'],
  ['fallskydd', 'helsingborg', '2028-11-15', '12:30'],
]
