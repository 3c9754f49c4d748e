import { m } from '@minikran/i18n/messages'

/** The sentence for too many forms, with the waiting time if it is known. */
export function tooManySentence(waitSeconds: number | undefined): string {
  if (waitSeconds === undefined) return m.form_too_many()
  const minutes = Math.ceil(waitSeconds / 60)
  return minutes === 1 ? m.form_too_many_minute() : m.form_too_many_minutes({ minutes })
}
