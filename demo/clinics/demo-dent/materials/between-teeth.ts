import { picture } from '../../../parts/picture.ts'
import type { SeedMaterial } from '../../../parts/seed-types.ts'

export const betweenTeeth: SeedMaterial = {
  slug: 'nit-yorshik-ili-irrigator',
  category: 'home-care',
  date: '2026-11-05T05:00:00Z',
  specialist: '100107',
  image: picture('demo-dent/still-16', {
    ru: 'Рисунок: зубная нить и ёршик',
    kk: 'Сурет: тіс жібі мен ысқыш',
    uz: 'Rasm: tish ipi va yorshik',
    en: 'Drawing: dental floss and an interdental brush',
  }),
  title: {
    ru: 'Нить, ёршик или ирригатор',
    kk: 'Тіс жібі, ысқыш әлде ирригатор',
    uz: 'Tish ipi, yorshik yoki irrigator',
    en: 'Floss, brush or water jet',
  },
  lead: {
    ru: 'Щётка не достаёт между зубами. Выберите то, чем будете пользоваться каждый вечер.',
    kk: 'Щётка тіс арасына жетпейді. Күн сайын кешке қолданатын құралды таңдаңыз.',
    uz: 'Choʻtka tishlar orasiga yetmaydi. Har kuni kechqurun ishlatadigan vositani tanlang.',
    en: 'A toothbrush does not reach between the teeth. Choose what you will really use every evening.',
  },
  content: {
    ru: `
<ul>
<li><strong>Ёршик</strong> — если между зубами есть хоть небольшой просвет. Размер подбирает гигиенист: ёршик проходит с лёгким усилием и не гнётся.</li>
<li><strong>Нить</strong> — там, где зубы стоят плотно. Вводите пилящим движением, обнимите зуб буквой С и проведите вверх и вниз.</li>
<li><strong>Ирригатор</strong> — при брекетах, коронках и имплантатах вместе с ёршиком, а не вместо него.</li>
</ul>
<p>В первую неделю дёсны могут кровоточить: это признак воспаления, а не повод бросить. Если кровь идёт и через две недели, приходите на осмотр.</p>
<p>Начните с одного вечера в неделю и одного участка. Привычка важнее, чем полный набор.</p>`,
    kk: `
<ul>
<li><strong>Ысқыш</strong> — тіс арасында аз ғана саңылау болса. Көлемін гигиенист таңдайды: ысқыш сәл күшпен өтеді, бүгілмейді.</li>
<li><strong>Тіс жібі</strong> — тістер тығыз тұрған жерде. Аралағандай қозғап енгізіп, тісті С әрпімен орап, жоғары-төмен жүргізіңіз.</li>
<li><strong>Ирригатор</strong> — брекет, коронка мен имплантат болғанда ысқыштың орнына емес, онымен бірге.</li>
</ul>
<p>Алғашқы аптада қызыл иек қанауы мүмкін: бұл қабынудың белгісі, тастап кетуге себеп емес. Екі аптадан кейін де қанаса, тексеруге келіңіз.</p>
<p>Аптасына бір кештен, бір бөліктен бастаңыз. Толық жинақтан гөрі әдет маңызды.</p>`,
    uz: `
<ul>
<li><strong>Yorshik</strong> — tishlar orasida ozgina boʻlsa ham ochiq joy boʻlsa. Oʻlchamini gigiyenist tanlaydi: yorshik yengil kuch bilan oʻtadi va egilmaydi.</li>
<li><strong>Tish ipi</strong> — tishlar zich turgan joyda. Arralagandek kiritib, tishni C harfi shaklida oʻrang va yuqoriga-pastga yuriting.</li>
<li><strong>Irrigator</strong> — breket, koronka va implantatda yorshik oʻrniga emas, u bilan birga.</li>
</ul>
<p>Birinchi haftada milk qonashi mumkin: bu yalligʻlanish belgisi, tashlab qoʻyish uchun sabab emas. Ikki haftadan keyin ham qonasa, koʻrikka keling.</p>
<p>Haftada bir kecha va bir qismdan boshlang. Toʻliq toʻplamdan koʻra odat muhimroq.</p>`,
    en: `
<ul>
<li><strong>An interdental brush</strong> wherever there is even a small gap. The hygienist finds the size: it goes through with light pressure and does not bend.</li>
<li><strong>Floss</strong> where the teeth stand close. Saw it in gently, wrap it round the tooth like a C and move it up and down.</li>
<li><strong>A water jet</strong> with braces, crowns and implants: together with the brush, not instead of it.</li>
</ul>
<p>In the first week gums may bleed. That is a sign of inflammation and no reason to stop. If they still bleed after two weeks, come for a check-up.</p>
<p>Begin with one evening a week and one part of the mouth. The habit matters more than the full kit.</p>`,
  },
}
