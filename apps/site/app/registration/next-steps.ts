import { m } from '@minikran/i18n/messages'
import type { CourseToRegister } from './course-to-register.ts'

/** What happens after a registration. Only a course with a date has a reminder. */
export function nextSteps({ startsAt, isWeb }: Pick<CourseToRegister, 'startsAt' | 'isWeb'>) {
  const reminder = isWeb ? m.registration_next_remind_web : m.registration_next_remind
  return [
    m.registration_next_confirm(),
    m.registration_next_wait(),
    ...(startsAt === null ? [] : [reminder()]),
  ]
}
