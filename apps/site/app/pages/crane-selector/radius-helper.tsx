import {
  legReachM,
  siteLift,
  type WallSite,
  wallAt,
} from '@minikran/domain/crane-selection/site-radius'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useNavigate } from 'react-router'
import { Button, buttonClass } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Link } from '../../components/link.tsx'
import { useTypedFields } from '../../components/use-typed-fields.ts'
import { liftQuery } from '../../crane-selection/lift-address.ts'
import { liftFieldNames, liftFormFields } from '../../crane-selection/lift-fields.ts'
import { plainWeight, type RequestedLift, valuesOf } from '../../crane-selection/lift-values.ts'
import { plainNumber } from '../../crane-selection/plain-number.ts'
import { typeInto } from '../../forms/restore-form.ts'
import { planAddress } from '../../lift-planning/plan-address.ts'
import { pathTo } from '../../locale-path.ts'
import { SiteDrawing } from './site-drawing.tsx'
import {
  faultOf,
  type SiteField,
  siteFieldNames,
  siteFields,
  siteFrom,
  startSite,
  type TypedSite,
} from './site-fields.ts'

/** The lift of the selector's form, whose weight is kept. */
type Props = { before: RequestedLift }

/** Calculates radius and height from a drawing of the site, or from what is measured there. */
export function RadiusHelper({ before }: Props) {
  const { formRef, typed, handlers } = useTypedFields(siteFieldNames, startSite)
  const navigate = useNavigate()
  const site = siteFrom(typed)
  const isFaulty = siteFieldNames.some((name) => faultOf(name, typed) !== undefined)
  const { radius, height } = siteLift(site)
  const requested = { ...before, load: { ...before.load, radius, height } }
  const moveTo = (name: SiteField, metres: number) => {
    if (formRef.current !== null) typeInto(formRef.current, name, numberText(metres, getLocale()))
  }
  return (
    <section
      id="radie"
      className="grid min-w-0 gap-4 border-t border-ink pt-4 wide:border-t-0 wide:pt-0 print:hidden"
    >
      <h2 className="text-title">{m.site_title()}</h2>
      <p className="max-w-text">
        <span className="noscript:hidden">{m.site_lead_drag()} </span>
        {m.site_lead()}
      </p>
      <SiteDrawing site={site} onMove={moveTo} onMoved={handlers.onBlur} />
      <form
        ref={formRef}
        method="get"
        action="#radie"
        noValidate
        className="grid gap-4"
        {...handlers}
        onSubmit={(event) => {
          handlers.onSubmit(event)
          if (!isFaulty) void navigate(addressOf(requested))
        }}
      >
        <KeptLift lift={before} />
        <div className="min-h-[140px]">
          {isFaulty ? (
            <p className="text-small text-muted">{m.site_hint()}</p>
          ) : (
            <Result site={site} requested={requested} />
          )}
        </div>
        <Measures typed={typed} />
        <div className="hidden noscript:block">
          <Button kind="plain">{m.site_calculate()}</Button>
        </div>
      </form>
    </section>
  )
}

/** The lift of the selector's form, sent along without script. */
function KeptLift({ lift }: { lift: RequestedLift }) {
  const values = valuesOf(lift, getLocale())
  return liftFormFields.map((field) => (
    <input key={field} type="hidden" name={liftFieldNames[field]} value={values[field]} />
  ))
}

function Measures({ typed }: { typed: TypedSite }) {
  return (
    <div className="grid items-end gap-4 small:grid-cols-2">
      {siteFieldNames.map((name) => (
        <Field key={name} label={siteFields[name].label()} error={faultOf(name, typed)}>
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
  )
}

const addressOf = (requested: RequestedLift) => `${pathTo('/kranvaljaren')}?${liftQuery(requested)}`

function Result({ site, requested }: { site: WallSite; requested: RequestedLift }) {
  const locale = getLocale()
  const { radius, height, fitsOpening, leastSling } = siteLift(site)
  const words = { radius: numberText(radius, locale), height: numberText(height, locale) }
  return (
    <div className="grid justify-items-start gap-2">
      <div aria-live="polite" className="grid gap-2">
        <p className="text-lead font-strong">{m.site_result(words)}</p>
        {!fitsOpening && <p className="border-l-2 border-orange pl-3">{m.site_too_high()}</p>}
        {leastSling !== null && (
          <p className="border-l-2 border-orange pl-3">
            {m.site_short_sling({ sling: numberText(leastSling, locale) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={addressOf(requested)} className={buttonClass('primary')}>
          {m.site_use(words)}
        </Link>
        <Link to={sitePlanAddress(site, requested)} className={buttonClass('plain')}>
          {m.site_plan()}
        </Link>
      </div>
      <p className="text-small text-muted">{m.site_how({ legs: legReachM })}</p>
    </div>
  )
}

const orEmpty = (metres: number) => (metres > 0 ? plainNumber(metres) : '')

/** The plan of a lift on this site: where the load stands, and what it passes on its way. */
function sitePlanAddress(site: WallSite, { load, extra }: RequestedLift): string {
  const { sillHeight, openingTop, loadDepth, loadHeight, slingLength } = site
  const passage =
    openingTop === null
      ? { edge_distance: plainNumber(wallAt(site)), edge_height: plainNumber(sillHeight) }
      : {
          passage: 'opening',
          opening_sill: plainNumber(sillHeight),
          opening_top: plainNumber(openingTop),
          opening_depth: plainNumber(Math.max(loadDepth / 2, 0.1)),
        }
  return planAddress({
    height: plainNumber(Math.max(sillHeight, 0.1)),
    radius: plainNumber(load.radius),
    weight: plainWeight(load.weight),
    rigging: extra > 0 ? plainWeight(extra) : '',
    ...passage,
    load_length: orEmpty(loadDepth),
    load_height: orEmpty(loadHeight),
    sling_length: orEmpty(slingLength),
  })
}
