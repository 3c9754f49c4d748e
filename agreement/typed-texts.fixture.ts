/** What people type into the fields that every form has, and what the rules must stop: the first two are fine. */
export const typedTexts = {
  company: ['Glas & Lyft AB', 'Åkeri 1', 'AB', '', ' ', 'x'.repeat(101), 'A\u0007B'],
  name: ['Anna', ' Åsa ', 'Björk-Öst', 'Al', '', 'x'.repeat(61), 'A\nB', '\u200b', 'محمد'],
  email: [
    'anna@kund.example',
    'a.b+c@x.se',
    'anna',
    'a@b',
    '',
    'a..b@c.se',
    `${'a'.repeat(250)}@b.se`,
  ],
  phone: ['070-123 45 67', '112', '', '1'.repeat(41), '+46 8'],
  text: ['Två lyft.', '', 'a\nb', 'x'.repeat(5001), 'x\u0001', '<b>Nu</b>', 'x'.repeat(501)],
}
