/** The company of the demo. */
export const demoCompany = {
  name: 'Minikran',
  phone: '08-465 004 00',
  email_address: 'info@demo.example',
  founded: '2013-03-15',
  employees: 3,
}
