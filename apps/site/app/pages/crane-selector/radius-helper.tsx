import { legReachM, siteLift, type WallSite } from '@minikran/domain/crane-selection/site-radius'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useLocation } from 'react-router'
import { Button, buttonClass } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Link } from '../../components/link.tsx'
import { typedNumber } from '../../components/typed-number.ts'
import { useTypedFields } from '../../components/use-typed-fields.ts'
import { liftQuery } from '../../crane-selection/lift-address.ts'
import { defaultRequest, liftInAddress } from '../../crane-selection/lift-values.ts'
import { pathTo } from '../../locale-path.ts'
import { SiteSketch } from './site-sketch.tsx'

/** Names of the fields in an address. */
const names = ['avstand', 'hinder', 'karm', 'djup'] as const
type Name = (typeof names)[number]

const labels: Record<Name, () => string> = {
  avstand: m.site_wall,
  hinder: m.site_obstacle,
  karm: m.site_sill,
  djup: m.site_depth,
}

/** Calculates radius and height from what can be measured on site. */
export function RadiusHelper() {
  const { formRef, typed, handlers } = useTypedFields(names)
  return (
    <section id="radie" className="grid gap-4 border-t border-ink pt-4 print:hidden">
      <h2 className="text-title">{m.site_title()}</h2>
      <p className="max-w-text">{m.site_lead()}</p>
      <div className="grid items-start gap-x-12 gap-y-6 wide:grid-cols-2">
        <form
          ref={formRef}
          method="get"
          action="#radie"
          noValidate
          className="grid gap-4"
          {...handlers}
        >
          <div className="grid items-end gap-4 small:grid-cols-2">
            {names.map((name) => (
              <Field
                key={name}
                label={labels[name]()}
                error={typedNumber(typed[name]).kind === 'refused' ? m.site_fault() : undefined}
              >
                {(control) => (
                  <input
                    {...control}
                    name={name}
                    defaultValue={typed[name]}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={10}
                  />
                )}
              </Field>
            ))}
          </div>
          <div className="hidden noscript:block">
            <Button kind="plain">{m.site_calculate()}</Button>
          </div>
          <div aria-live="polite" className="min-h-[112px]">
            <Result site={siteFrom(typed)} />
          </div>
        </form>
        <SiteSketch />
      </div>
    </section>
  )
}

/** Null without a valid measurement. */
function siteFrom(typed: Record<Name, string>): WallSite | null {
  const read = names.map((name) => typedNumber(typed[name]))
  if (read.some(({ kind }) => kind === 'refused')) return null
  if (read.every(({ kind }) => kind === 'empty')) return null
  const [wallDistance = 0, obstacleDepth = 0, sillHeight = 0, loadDepth = 0] = read.map((number) =>
    number.kind === 'number' ? number.value : 0,
  )
  return { wallDistance, obstacleDepth, sillHeight, loadDepth }
}

function Result({ site }: { site: WallSite | null }) {
  const { search } = useLocation()
  if (site === null) return <p className="text-small text-muted">{m.site_hint()}</p>
  const locale = getLocale()
  const { radius, height } = siteLift(site)
  const words = { radius: numberText(radius, locale), height: numberText(height, locale) }
  const addressed = liftInAddress(new URL(`http://site/${search}`))
  const before = addressed.kind === 'lift' ? addressed.requested : defaultRequest
  const requested = { ...before, load: { ...before.load, radius, height } }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-lead font-strong">{m.site_result(words)}</p>
      <p className="text-small text-muted">{m.site_how({ legs: legReachM })}</p>
      <Link
        to={`${pathTo('/kranvaljaren')}?${liftQuery(requested)}`}
        className={buttonClass('primary')}
      >
        {m.site_use(words)}
      </Link>
    </div>
  )
}
