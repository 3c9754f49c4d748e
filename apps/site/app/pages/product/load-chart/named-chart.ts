import type { Crane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { capacityAt, type Place } from '@minikran/domain/crane-selection/capacity-at'
import { type ConfiguredRow, rowsWith } from '@minikran/domain/crane-selection/configurations'
import { readRows, type SentRows, sentRows } from '../../../machine-drawing/sent-machine.ts'

/** A load chart with names of its configurations, the crane alone first. */
export type NamedChart = {
  rows: readonly ConfiguredRow[]
  configurations: readonly { key: string; title: LocalText }[]
}

export function namedChart(crane: Crane | null, locale: Locale): NamedChart {
  const { rows, configurations } = crane ?? { rows: [], configurations: [] }
  const named = configurations.map((each) => ({
    key: each.key,
    title: titleIn(each, 'title', locale),
  }))
  return { rows, configurations: named }
}

/** A chart as it is sent with a page: its rows by configuration. */
export type SentChart = { key: string; title: LocalText; rows: SentRows }[]

export function sentChart({ rows, configurations }: NamedChart): SentChart {
  return configurations.map(({ key, title }) => ({
    key,
    title,
    rows: sentRows(rowsWith(rows, key)),
  }))
}

export function readChart(sent: SentChart): NamedChart {
  const rows = sent.flatMap(({ key: configuration, rows: ofKey }) =>
    readRows(ofKey).map((row) => ({ ...row, configuration })),
  )
  return { rows, configurations: sent.map(({ key, title }) => ({ key, title })) }
}

/** The capacity of each configuration at a point, in kg; only those that lift more. */
export function capacitiesAt({ rows, configurations }: NamedChart, place: Place) {
  let most = 0
  return configurations.flatMap(({ key, title }) => {
    const kg = capacityAt(rowsWith(rows, key), place) ?? 0
    if (kg <= most) return []
    most = kg
    return [{ title, kg }]
  })
}
