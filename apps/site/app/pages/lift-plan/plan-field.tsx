import {
  type PlanField as FieldName,
  planFields,
  planMaxLengths,
} from '@minikran/domain/lift-planning/plan-fields'
import { planWords } from '@minikran/i18n/lift-plan-words'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { Field } from '../../components/field.tsx'
import { withDecimalSign } from '../../crane-selection/lift-values.ts'

export type ShownField = Exclude<FieldName, 'crane' | 'lifter' | 'passage'>

const labels: Record<ShownField, () => string> = {
  height: m.plan_field_height,
  radius: m.plan_field_radius,
  weight: m.plan_field_weight,
  rigging: m.plan_field_rigging,
  edge_distance: m.plan_field_edge_distance,
  edge_height: m.plan_field_edge_height,
  opening_sill: m.plan_field_opening_sill,
  opening_top: m.plan_field_opening_top,
  opening_depth: m.plan_field_opening_depth,
  load_length: m.plan_field_load_length,
  load_height: m.plan_field_load_height,
  sling_length: m.plan_field_sling_length,
  panel_material: m.plan_field_panel_material,
  panel_width: m.plan_field_panel_width,
  panel_height: m.plan_field_panel_height,
  panel_thickness: m.plan_field_panel_thickness,
  panel_position: m.plan_field_panel_position,
  ground: m.plan_field_ground,
  floor_capacity: m.plan_field_floor_capacity,
  wind: m.plan_field_wind,
  site_power: m.plan_field_site_power,
  hours: m.plan_field_hours,
  car_total: m.plan_field_car_total,
  car_towing: m.plan_field_car_towing,
  trailer_total: m.plan_field_trailer_total,
}

type Props = { name: ShownField; value: string; error: string | undefined }

/** A number to type or a word to choose. By its key React makes a new field when a link leads to another plan. */
export function PlanField({ name, value, error }: Props) {
  const field = planFields[name]
  return (
    <Field label={labels[name]()} error={error}>
      {(control) =>
        field.kind === 'word' ? (
          <select key={value} {...control} name={name} defaultValue={value}>
            <option value="">{m.plan_choose()}</option>
            {field.words.map((word) => (
              <option key={word} value={word}>
                {planWords[word]({})}
              </option>
            ))}
          </select>
        ) : (
          <input
            key={value}
            {...control}
            name={name}
            defaultValue={withDecimalSign(value, getLocale())}
            inputMode="decimal"
            autoComplete="off"
            maxLength={planMaxLengths.number}
          />
        )
      }
    </Field>
  )
}
