import { four } from '../../core/four.ts'
import { defineSiteTheme } from '../site-theme.ts'

export default defineSiteTheme({
  label: four('Сад', 'Бақ', 'Bogʻ', 'Garden'),
  sentence: four(
    'Мягкая и зелёная: семейный врач, педиатр, частная практика.',
    'Жұмсақ әрі жасыл: отбасы дәрігері, педиатр, жеке практика.',
    'Yumshoq va yashil: oilaviy shifokor, pediatr, xususiy amaliyot.',
    'Soft and green: a family doctor, a paediatrician, a private practice.',
  ),
  template: 'landing-sidebar-wide',
  theme: { palette: 'forest', fonts: 'nunito', radius: 16 },
})
