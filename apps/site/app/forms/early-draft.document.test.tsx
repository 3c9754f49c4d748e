import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { loadDraft, saveDraft } from './draft.ts'
import { EarlyDraft } from './early-draft.tsx'

test('what is typed before the form’s script has loaded is added to the earlier draft', async () => {
  onTestFinished(() => sessionStorage.clear())
  const pending = { key: 'k', body: { email: 'a@b.se' }, values: { email: 'a@b.se' } }
  saveDraft('registration', { values: { 'participants.3.firstname': 'Per' }, pending })
  const { box } = await mount(
    <form data-draft="early" data-name="registration">
      <input name="firstname" />
    </form>,
  )
  const script = document.createElement('script')
  script.textContent = renderToStaticMarkup(<EarlyDraft />).replace(/<\/?script[^>]*>/g, '')
  document.body.append(script)
  script.remove()
  const field = box.querySelector('input')
  if (field !== null) field.value = 'Åsa'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(loadDraft('registration')).toMatchObject({
    values: { firstname: 'Åsa', 'participants.3.firstname': 'Per' },
    pending: { key: 'k' },
  })
})
