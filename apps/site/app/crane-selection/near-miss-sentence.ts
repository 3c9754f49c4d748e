import type { NearMissChange } from '@minikran/domain/crane-selection/near-misses'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'

const sentences: Record<NearMissChange, (inputs: { by: string }) => string> = {
  closer: m.miss_closer,
  lower: m.miss_lower,
  lighter: m.miss_lighter,
}

/** "fungerar om du står 0,6 m närmare" */
export function nearMissSentence({ change, by }: { change: NearMissChange; by: number }): string {
  return sentences[change]({ by: numberText(by, getLocale()) })
}
