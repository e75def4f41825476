import type { CustomPageSeed } from '../../backend/seed/format.ts'

/** Authors and licences of the content: several licences require attribution. */
export const credits: CustomPageSeed = {
  slug: 'credits',
  title: {
    ru: 'Источники и лицензии',
    kk: 'Дереккөздер мен лицензиялар',
    uz: 'Manbalar va litsenziyalar',
    en: 'Sources and licences',
  },
  description: {
    ru: 'Откуда взяты сведения о клиниках, городах и странах, шрифт и рисунки этого сайта.',
    kk: 'Осы сайттағы клиникалар, қалалар мен елдер туралы мәліметтердің, қаріп пен суреттердің қайдан алынғаны.',
    uz: 'Ushbu saytdagi klinikalar, shaharlar va davlatlar haqidagi maʼlumotlar, shrift va rasmlar qayerdan olingani.',
    en: 'Where the facts about clinics, cities and countries, the typeface and the drawings of this site come from.',
  },
  content: {
    ru: `
<h2>Клиники и аптеки</h2>
<p>Названия, адреса, координаты и виды настоящих клиник и аптек — из набора данных Places (выпуск 2026-09-23) фонда <a href="https://overturemaps.org">Overture Maps Foundation</a>. Он доступен по лицензии <a href="https://cdla.dev/permissive-2-0/">CDLA-Permissive-2.0</a>, отдельные записи — по <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache-2.0</a>. Мы ничего к ним не добавляем: у этих клиник нет здесь ни отзывов, ни цен, ни врачей.</p>
<p>Клиники, отмеченные как демонстрационные, вымышлены. Всё, что о них сказано, написано для демонстрации.</p>
<h2>Города и страны</h2>
<ul>
<li>Координаты и часовые пояса городов: <a href="https://www.geonames.org">GeoNames</a>, лицензия <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>; названия на четырёх языках сверены нами.</li>
<li>Названия стран: библиотека <a href="https://www.npmjs.com/package/i18n-iso-countries">i18n-iso-countries</a>, лицензия MIT.</li>
</ul>
<h2>Карты</h2>
<p>Карты на страницах клиник — проекта <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>, © его участники, данные по лицензии <a href="https://opendatacommons.org/licenses/odbl/">ODbL</a>. Если карту рисует другой поставщик, он назван на ней самой.</p>
<h2>Шрифты, значки и рисунки</h2>
<p>Шрифты Onest, Montserrat, Noto Serif, Nunito и Playfair распространяются по лицензии <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>. Значки — из набора <a href="https://lucide.dev/license">Lucide</a>, лицензия ISC. Рисунки демонстрационных клиник нарисованы программой для этого проекта; люди на них не существуют.</p>
<h2>Нашли ошибку?</h2>
<p>Исправить или убрать запись на этом сайте могут те, кто его ведёт: если они оставили адрес, внизу страницы есть ссылка «Сообщить об ошибке».</p>
<p>Из самого набора данных записи убирает фонд Overture, по своим <a href="https://overturemaps.org/data-takedown/">правилам удаления данных</a>.</p>`,
    kk: `
<h2>Клиникалар мен дәріханалар</h2>
<p>Нағыз клиникалар мен дәріханалардың атаулары, мекенжайлары, координаттары мен түрлері <a href="https://overturemaps.org">Overture Maps Foundation</a> қорының Places деректер жинағынан (2026-09-23 шығарылымы) алынған. Ол <a href="https://cdla.dev/permissive-2-0/">CDLA-Permissive-2.0</a> лицензиясымен, кейбір жазбалары <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache-2.0</a> лицензиясымен беріледі. Біз оларға ештеңе қоспаймыз: мұнда ол клиникалардың пікірлері де, бағалары да, дәрігерлері де жоқ.</p>
<p>Демонстрациялық деп белгіленген клиникалар ойдан шығарылған. Олар туралы айтылғанның бәрі демонстрация үшін жазылған.</p>
<h2>Қалалар мен елдер</h2>
<ul>
<li>Қалалардың координаттары мен уақыт белдеулері: <a href="https://www.geonames.org">GeoNames</a>, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> лицензиясы; төрт тілдегі атауларын өзіміз тексердік.</li>
<li>Елдердің атаулары: <a href="https://www.npmjs.com/package/i18n-iso-countries">i18n-iso-countries</a> кітапханасы, MIT лицензиясы.</li>
</ul>
<h2>Карталар</h2>
<p>Клиника беттеріндегі карталар — <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> жобасынікі, © оның қатысушылары, деректер <a href="https://opendatacommons.org/licenses/odbl/">ODbL</a> лицензиясымен беріледі. Картаны басқа жеткізуші салса, ол картаның өзінде көрсетілген.</p>
<h2>Қаріптер, белгішелер мен суреттер</h2>
<p>Onest, Montserrat, Noto Serif, Nunito және Playfair қаріптері <a href="https://openfontlicense.org">SIL Open Font License 1.1</a> лицензиясымен таратылады. Белгішелер <a href="https://lucide.dev/license">Lucide</a> жинағынан, ISC лицензиясы. Демонстрациялық клиникалардың суреттерін осы жоба үшін бағдарлама салған; олардағы адамдар шын өмірде жоқ.</p>
<h2>Қате таптыңыз ба?</h2>
<p>Бұл сайттағы жазбаны сайтты жүргізетіндер түзете немесе алып тастай алады: олар мекенжайын қалдырған болса, беттің төменгі жағында «Қате туралы хабарлау» сілтемесі бар.</p>
<p>Деректер жинағының өзінен жазбаларды Overture қоры <a href="https://overturemaps.org/data-takedown/">деректерді жою ережелері</a> бойынша алып тастайды.</p>`,
    uz: `
<h2>Klinikalar va dorixonalar</h2>
<p>Haqiqiy klinika va dorixonalarning nomlari, manzillari, koordinatalari va turlari <a href="https://overturemaps.org">Overture Maps Foundation</a> jamgʻarmasining Places maʼlumotlar toʻplamidan (2026-09-23 nashri) olingan. U <a href="https://cdla.dev/permissive-2-0/">CDLA-Permissive-2.0</a> litsenziyasi, ayrim yozuvlari <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache-2.0</a> litsenziyasi bilan beriladi. Biz ularga hech narsa qoʻshmaymiz: bu yerda oʻsha klinikalarning sharhlari ham, narxlari ham, shifokorlari ham yoʻq.</p>
<p>Demo deb belgilangan klinikalar oʻylab topilgan. Ular haqida aytilganlarning barchasi namoyish uchun yozilgan.</p>
<h2>Shaharlar va davlatlar</h2>
<ul>
<li>Shaharlarning koordinatalari va vaqt mintaqalari: <a href="https://www.geonames.org">GeoNames</a>, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> litsenziyasi; toʻrt tildagi nomlarni oʻzimiz tekshirdik.</li>
<li>Davlatlar nomlari: <a href="https://www.npmjs.com/package/i18n-iso-countries">i18n-iso-countries</a> kutubxonasi, MIT litsenziyasi.</li>
</ul>
<h2>Xaritalar</h2>
<p>Klinikalar sahifalaridagi xaritalar <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> loyihasiniki, © uning ishtirokchilari, maʼlumotlar <a href="https://opendatacommons.org/licenses/odbl/">ODbL</a> litsenziyasi bilan beriladi. Xaritani boshqa taʼminotchi chizsa, u xaritaning oʻzida koʻrsatilgan.</p>
<h2>Shriftlar, belgilar va rasmlar</h2>
<p>Onest, Montserrat, Noto Serif, Nunito va Playfair shriftlari <a href="https://openfontlicense.org">SIL Open Font License 1.1</a> litsenziyasi bilan tarqatiladi. Belgilar <a href="https://lucide.dev/license">Lucide</a> toʻplamidan, ISC litsenziyasi. Demo klinikalarning rasmlarini shu loyiha uchun dastur chizgan; ulardagi odamlar aslida mavjud emas.</p>
<h2>Xato topdingizmi?</h2>
<p>Bu saytdagi yozuvni saytni yuritadiganlar tuzatishi yoki olib tashlashi mumkin: ular manzilini qoldirgan boʻlsa, sahifaning pastida “Xato haqida xabar berish” havolasi bor.</p>
<p>Maʼlumotlar toʻplamining oʻzidan yozuvlarni Overture jamgʻarmasi <a href="https://overturemaps.org/data-takedown/">maʼlumotlarni oʻchirish qoidalari</a> boʻyicha olib tashlaydi.</p>`,
    en: `
<h2>Clinics and pharmacies</h2>
<p>Names, addresses, coordinates and kinds of real clinics and pharmacies come from the Places dataset (release 2026-09-23) of the <a href="https://overturemaps.org">Overture Maps Foundation</a>. It is available under <a href="https://cdla.dev/permissive-2-0/">CDLA-Permissive-2.0</a>, individual records under <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache-2.0</a>. We add nothing to them: these clinics have no reviews, prices or doctors here.</p>
<p>Clinics that are marked as a demonstration are made up. Everything said about them was written for demonstration.</p>
<h2>Cities and countries</h2>
<ul>
<li>Coordinates and time zones of cities: <a href="https://www.geonames.org">GeoNames</a>, licence <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>; we checked the names in the four languages.</li>
<li>Country names: the library <a href="https://www.npmjs.com/package/i18n-iso-countries">i18n-iso-countries</a>, MIT licence.</li>
</ul>
<h2>Maps</h2>
<p>Maps on pages of clinics are from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>, © its contributors; the data is under the <a href="https://opendatacommons.org/licenses/odbl/">ODbL</a>. Where another provider draws the map, it is named on the map itself.</p>
<h2>Typefaces, icons and drawings</h2>
<p>The typefaces Onest, Montserrat, Noto Serif, Nunito and Playfair are distributed under the <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>. Icons are from <a href="https://lucide.dev/license">Lucide</a>, ISC licence. The pictures of the demonstration clinics were drawn by a program for this project; the people in them do not exist.</p>
<h2>Found a mistake?</h2>
<p>Those who run this site can correct or remove a record here. If they have given an address, there is a “Report a mistake” link at the bottom of the page.</p>
<p>Records are removed from the dataset itself by the Overture Maps Foundation, under its <a href="https://overturemaps.org/data-takedown/">data takedown policy</a>.</p>`,
  },
}
