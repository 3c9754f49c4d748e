import { roundDecimals } from '../primitives/round-decimals.ts'
import type { PanelMaterial, PlanValues } from './plan-fields.ts'

/**
 * kg/m³. Glass: EN 572-1. Steel, stone (granite, the lower end of 27-30 kN/m³) and concrete (normal
 * weight, without reinforcement): EN 1991-1-1:2002, tables A.4, A.2 and A.1. Wood: softwood C24 of
 * table A.3 (420) rounded up. Plasterboard and sandwich panels: round figures for usual boards; the
 * weight that their maker states goes first.
 */
export const panelDensity: Record<PanelMaterial, number> = {
  glass: 2_500,
  steel: 7_850,
  stone: 2_700,
  plasterboard: 800,
  wood: 500,
  concrete: 2_400,
  sandwich: 100,
}

/** kg and m². */
export type Panel = { weight: number; area: number }

/** The weight and area of a panel whose size is given in mm; null when there is none. */
export function weighPanel(values: PlanValues): Panel | null {
  const { panel_material, panel_width, panel_height, panel_thickness } = values
  if (
    panel_material === undefined ||
    panel_width === undefined ||
    panel_height === undefined ||
    panel_thickness === undefined
  ) {
    return null
  }
  // Divided last, so that whole millimetres give exact decimals.
  const area = (panel_width * panel_height) / 1e6
  const volume = (panel_width * panel_height * panel_thickness) / 1e9
  return { weight: roundDecimals(volume * panelDensity[panel_material]), area: roundDecimals(area) }
}
