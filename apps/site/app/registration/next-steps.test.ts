import { m } from '@minikran/i18n/messages'
import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const startsAt = '2027-03-01 08:00'

test.each([
  [{ startsAt, isWeb: false }, [m.registration_next_remind()]],
  [{ startsAt, isWeb: true }, [m.registration_next_remind_web()]],
  [{ startsAt: null, isWeb: true }, []],
])('%j has the reminder %j', (course, reminders) => {
  expect(nextSteps(course).slice(2)).toEqual(reminders)
})
