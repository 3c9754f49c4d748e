/** Companies with credit, one with a discount for its people with a VIP role; `roles` belong to them. */
export const lifeCompanies = [
  {
    corp_vat: 'SE559999111301',
    corp_name: 'Norra Glasmontage AB',
    corp_address: 'Kajgatan 4',
    corp_zip: '115 42',
    corp_city: 'Stockholm',
    email_address: 'faktura@norraglas.example',
    discount_percent: 0,
    credit_limit_ore: 15_000_000,
    roles: [10, 30],
  },
  {
    corp_vat: 'SE559999222801',
    corp_name: 'Bygg och Lyft i Syd AB',
    corp_address: 'Industrigatan 12',
    corp_zip: '212 28',
    corp_city: 'Malmö',
    email_address: 'faktura@byggochlyft.example',
    discount_percent: 12,
    credit_limit_ore: 40_000_000,
    roles: [20, 40],
  },
]
