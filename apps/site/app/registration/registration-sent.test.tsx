import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RegistrationSent } from './registration-sent.tsx'

const View = ({ children }: { children?: React.ReactNode }) => <>{children}</>

test.each([
  [0, false, ''],
  [1, false, '1 deltagare står på väntelistan. Vi hör av oss när en plats blir ledig.'],
  [2, false, '2 deltagare står på väntelistan. Vi hör av oss när platser blir lediga.'],
  [
    4,
    true,
    'Platserna är inte bokade än. Bekräfta med länken i mejlet inom två timmar. Kommer inget mejl, ring depån.',
  ],
])('with %d waiting, to confirm: %s, it says: %s', (waiting, to_confirm, sentence) => {
  const sent = { answer: { case_number: 'MK-2027-000123', waiting, to_confirm }, email: null }
  const markup = renderToStaticMarkup(<RegistrationSent sent={sent} view={View} />)
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(sentence)
})
