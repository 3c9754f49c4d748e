import { oreFromSek } from '@minikran/domain/primitives/money'
import { publishedAt } from '../published-at.ts'

/** The product whose highlights and template the others have. */
export const modelProduct = 'utkast-demo'

/** Products that are sold, on offer, or priced by first-day fee and day. */
export const lifeProducts = [
  {
    subcategory: 'spindelkranar',
    product_slug: 'begagnad-spindelkran-2019',
    title_sv: 'Begagnad spindelkran 2019',
    title_en: 'Used spider crane 2019',
    content_sv:
      'Servad hos oss varje år och nybesiktad. Säljs med fjärrkontroll, laddare och papper.',
    content_en:
      'Serviced by us every year and recently inspected. Sold with remote control, charger and paperwork.',
    type: 1,
    price_sale_ore: oreFromSek(485_000),
  },
  {
    subcategory: 'spindelkranar',
    product_slug: 'vinterpaket-kran-och-sugok',
    title_sv: 'Vinterpaket kran och sugok',
    title_en: 'Winter package: crane and vacuum lifter',
    content_sv:
      'En spindelkran och ett sugok för glas till ett gemensamt pris, från december till mars.',
    content_en:
      'A spider crane and a vacuum lifter for glass at one price, from December to March.',
    type: 2,
    price_sale_ore: oreFromSek(5_400),
    price_offer_ore: oreFromSek(4_300),
  },
  {
    subcategory: 'lyftredskap',
    product_slug: 'vagcell-5-ton',
    title_sv: 'Vågcell 5 ton',
    title_en: 'Load cell 5 tonnes',
    content_sv:
      'Hänger mellan krok och last och visar vikten på en skärm i handen. Laddas över natten.',
    content_en:
      'Hangs between hook and load and shows the weight on a handheld display. Charges overnight.',
    type: 0,
    price_rentstart_ore: oreFromSek(450),
    price_rentday_ore: oreFromSek(190),
  },
]

/** One post that is not published and one in the trash. */
export const lifePosts = [
  {
    post_slug: 'nya-kranar-till-varen',
    title_sv: 'Nya kranar till våren',
    title_en: 'New cranes for the spring',
    content_sv: '<p>Under arbete: vi skriver när maskinerna har kommit.</p>',
    content_en: '<p>Work in progress: we will write when the machines have arrived.</p>',
    publish_at: null,
    isTrashed: false,
  },
  {
    post_slug: 'oppet-hus-2024',
    title_sv: 'Öppet hus 2024',
    title_en: 'Open day 2024',
    content_sv: '<p>Tack till alla som kom.</p>',
    content_en: '<p>Thanks to everybody who came.</p>',
    publish_at: publishedAt,
    isTrashed: true,
  },
]

/** A page of the site whose text is not published yet, so that it says that it is work in progress. */
export const unfinishedPage = 'reservdelar'
