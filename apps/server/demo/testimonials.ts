type Words = { name: string; company: string; sv: string; en: string }

// Invented, and shown as examples: neither the people nor the companies exist.
const words: Words[] = [
  {
    name: 'Petra Ahlin',
    company: 'Exempelglas',
    sv: 'Sju treglaspartier på fjärde våningen, och mobilkranen fick inte stå på gatan. Spindelkranen gick in genom porten. Vi var klara före lunch dag två.',
    en: 'Seven triple-glazed units on the fourth floor, and the mobile crane was not allowed in the street. The spider crane went in through the gate. We were done before lunch on day two.',
  },
  {
    name: 'Hassan Karimi',
    company: 'Exempelstål',
    sv: 'Jag skrev in höjd, räckvidd och vikt i telefonen på bygget. Kranen som kom klarade precis det som stod, varken mer eller mindre.',
    en: 'I typed height, reach and weight into my phone on site. The crane that came did exactly what it said, no more and no less.',
  },
  {
    name: 'Lisa Norén',
    company: 'Exempelbygg',
    sv: 'Priset på sidan var priset på fakturan. Det låter självklart, men det är därför vi hyr här igen.',
    en: 'The price on the page was the price on the invoice. It sounds obvious, yet it is why we rent here again.',
  },
  {
    name: 'Mikael Strand',
    company: 'Exempelventilation',
    sv: 'Föraren ringde dagen före och frågade om golvet, dörren och vinden. Själva lyftet tog fyrtio minuter.',
    en: 'The operator called the day before and asked about the floor, the door and the wind. The lift itself took forty minutes.',
  },
  {
    name: 'Ulla Brandt',
    company: 'Bostadsrättsföreningen Exemplet',
    sv: 'Vi skulle få ner en flygel från vinden. De avrådde från den kran vi hade valt och föreslog en mindre. Den gick genom trapphuset.',
    en: 'We had to get a grand piano down from the attic. They advised against the crane we had picked and suggested a smaller one. It fitted the stairwell.',
  },
  {
    name: 'Daniel Vikström',
    company: 'Exempelfasad',
    sv: 'Tre i laget har gått kursen för minikran upp till 10 tonmeter. Mycket tid vid spakarna, lite tid vid bildskärmen.',
    en: 'Three of our team took the course for mini cranes up to 10 tonne-metres. Plenty of time at the levers, little in front of a screen.',
  },
]

export const demoTestimonials = words.map(({ name, company, sv, en }, index) => ({
  id: index + 1,
  name,
  company,
  content_sv: `<p>${sv}</p>`,
  content_en: `<p>${en}</p>`,
  order: index + 1,
}))
