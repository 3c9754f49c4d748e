import type { Locator } from '@playwright/test'

/** What a company types into a credit application, by the names of its fields. */
export const typedApplication = {
  corp_name: 'Glas & Lyft AB',
  organisation_number: '556036-0793',
  corp_address: 'Kajgatan 4',
  corp_zip: '411 04',
  corp_city: 'Göteborg',
  email_address: 'info@kund.example',
  limit: '150 000',
  firstname: 'Åsa',
  lastname: 'Öberg',
}

/** Fills a form's fields by their names. */
export async function fillByName(form: Locator, typed: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(typed)) {
    await form.locator(`[name=${name}]`).fill(text)
  }
}
