import { m } from '@minikran/i18n/messages'
import { PriceFigures } from '../pricing/price-figures.tsx'
import type { CourseToRegister } from './course-to-register.ts'

/** Date, place, price and requirements of the course. */
export function CourseFacts({ course: { facts, price } }: { course: CourseToRegister }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 border-y border-ink py-3 small:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-medium first-letter:uppercase">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-small text-muted">{m.registration_price()}</dt>
        <dd>
          <PriceFigures price={price} size="small" />
        </dd>
      </div>
    </dl>
  )
}
