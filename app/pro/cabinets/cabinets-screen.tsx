import type { ScreenProps } from '../screens.ts'

export async function cabinetsScreen(_: ScreenProps) {
  return null
}
