import { expect, it } from 'vitest'
import { spokenName } from './spoken-name.ts'

it.each([
  ['Ресепшен', 'Ресепшен'],
  ['кабинет_врача 2', 'кабинет врача 2'],
  ['front-desk', 'front desk'],
])('%s says what a picture shows', (name, spoken) => expect(spokenName(name)).toBe(spoken))

it.each([
  'IMG_2041',
  'DSC00012',
  'PXL_20240101_101010',
  'WhatsApp Image 2024-01-01 at 10.10.10',
  'Снимок экрана 2024-05-05',
  '5d41402abc4b2a76b9719d911017c592',
  '2024-01-01',
])('%s does not', (name) => expect(spokenName(name)).toBeUndefined())
