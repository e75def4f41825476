import type { Point } from './coordinates.ts'

type Bounds = { south: number; north: number; west: number; east: number }

/** Bounding boxes of countries with a margin of a few kilometres. */
const kazakhstan: Bounds = { south: 40.5, north: 55.5, west: 46.4, east: 87.4 }
const uzbekistan: Bounds = { south: 37.1, north: 45.7, west: 55.9, east: 73.2 }
const kyrgyzstan: Bounds = { south: 39.1, north: 43.4, west: 69.2, east: 80.4 }
const belarus: Bounds = { south: 51.2, north: 56.2, west: 23.1, east: 32.9 }

const boundsByZone: Record<string, Bounds> = {
  'Asia/Almaty': kazakhstan,
  'Asia/Aqtau': kazakhstan,
  'Asia/Aqtobe': kazakhstan,
  'Asia/Atyrau': kazakhstan,
  'Asia/Oral': kazakhstan,
  'Asia/Qostanay': kazakhstan,
  'Asia/Qyzylorda': kazakhstan,
  'Asia/Tashkent': uzbekistan,
  'Asia/Samarkand': uzbekistan,
  'Asia/Bishkek': kyrgyzstan,
  'Europe/Minsk': belarus,
}

/** True for a point outside of the country of a time zone; false for zones whose country has no simple bounds. */
export function isOutside({ latitude, longitude }: Point, timezone: string): boolean {
  const bounds = boundsByZone[timezone]
  if (!bounds) return false
  const { south, north, west, east } = bounds
  return latitude < south || latitude > north || longitude < west || longitude > east
}
