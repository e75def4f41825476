import { four } from '../../core/four.ts'
import { defineSiteTheme } from '../site-theme.ts'

export default defineSiteTheme({
  label: four('Дом', 'Үй', 'Uy', 'Home'),
  sentence: four(
    'Тёплая и простая: лечение рядом с домом.',
    'Жылы әрі қарапайым: үй жанындағы ем.',
    'Iliq va sodda: uy yonidagi davolanish.',
    'Warm and simple: treatment near home.',
  ),
  template: 'landing',
  theme: { palette: 'clay', fonts: 'nunito', radius: 14 },
})
