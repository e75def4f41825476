import { four } from '../../core/four.ts'
import { defineSiteTheme } from '../site-theme.ts'

export default defineSiteTheme({
  label: four('Ясная', 'Айқын', 'Ravshan', 'Clear'),
  sentence: four(
    'Строгая и спокойная: подойдёт любой поликлинике.',
    'Байсалды әрі сабырлы: кез келген емханаға жарасады.',
    'Jiddiy va xotirjam: har qanday poliklinikaga mos.',
    'Plain and calm: suits any polyclinic.',
  ),
  template: 'landing',
  theme: { palette: 'sea', fonts: 'onest', radius: 12 },
})
