import { unitText } from '@minikran/i18n/number-text'

export type Language = 'sv' | 'en'
type Unit = 'kg' | 'm' | 'mm'

/** `1 200 kg`, as the pages write figures; parts never break apart at a line's end. */
export function figureText(value: number, unit: Unit, language: Language): string {
  return unitText({ value, unit }, language)
}
