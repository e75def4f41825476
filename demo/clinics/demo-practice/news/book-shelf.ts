import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const bookShelf: SeedNews = {
  slug: 'polka-gde-menyayutsya-knigami',
  category: 'at-home',
  date: '2026-07-27T04:00:00Z',
  image: picture('demo-practice/books-1', {
    ru: 'Рисунок: книжная стена, торшер и кресло',
    kk: 'Сурет: кітап толы қабырға, еден шамы және кресло',
    uz: 'Rasm: kitob devori, tik chiroq va kreslo',
    en: 'Drawing: a wall of books, a floor lamp and an armchair',
  }),
  title: {
    ru: 'Полка, на которой меняются книгами',
    kk: 'Кітап алмасатын сөре',
    uz: 'Kitob almashiladigan tokcha',
    en: 'A shelf for swapping books',
  },
  lead: {
    ru: 'Вместо журналов о болезнях — романы на четырёх языках.',
    kk: 'Ауру туралы журналдардың орнына — төрт тілдегі романдар.',
    uz: 'Kasallik haqidagi jurnallar oʻrniga — toʻrt tildagi romanlar.',
    en: 'Novels in four languages instead of magazines about illness.',
  },
  content: {
    ru: `
<p>С книгой ждать веселее. Мы поставили шкаф в гостиной, и за месяц он заполнился: двести томов, от сказок до детективов.</p>
<p>Правило одно: взяли — верните или принесите другую. Срока нет. Книги после чтения два дня отдыхают в коробке, обложки протираем.</p>
<p>Марк Львович держит отдельную полку «для неспящих»: скучные, но прекрасные вещи, под которые хорошо засыпать.</p>`,
    kk: `
<p>Кітаппен күту қысқарақ. Қонақ бөлмеге шкаф қойдық, бір айда толып қалды: ертегіден детективке дейін екі жүз том.</p>
<p>Ереже біреу: алсаңыз — қайтарыңыз немесе басқасын әкеліңіз. Мерзімі жоқ. Оқылған кітап екі күн қорапта тұрады, мұқабасын сүртеміз.</p>
<p>Марк Львовичтің «ұйқысы келмейтіндерге» арналған бөлек сөресі бар: іш пыстырарлық, бірақ тамаша, ұйықтауға жақсы кітаптар.</p>`,
    uz: `
<p>Kitob bilan kutish qisqaroq. Mehmonxonaga shkaf qoʻydik va u bir oyda toʻldi: ertakdan detektivgacha ikki yuz jild.</p>
<p>Qoida bitta: oldingizmi — qaytaring yoki boshqasini olib keling. Muddati yoʻq. Oʻqilgan kitob ikki kun qutida turadi, muqovasini artamiz.</p>
<p>Mark Lvovichning “uyqusi kelmaydiganlar” uchun alohida tokchasi bor: zerikarli, lekin ajoyib, uxlashga yaxshi kitoblar.</p>`,
    en: `
<p>Waiting is shorter with a book. We put a bookcase in the sitting room, and in a month it was full: two hundred volumes, from fairy tales to detective stories.</p>
<p>There is one rule: bring it back, or bring another. There is no term. After reading, books rest in a box for two days, and we wipe the covers.</p>
<p>Mark Rosenthal keeps a shelf of his own “for the sleepless”: dull but lovely things that are good to fall asleep over.</p>`,
  },
}
