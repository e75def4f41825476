import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const childFever: SeedNews = {
  slug: 'pamyatka-temperatura',
  category: 'leaflets',
  date: '2026-10-20T04:00:00Z',
  specialist: '100701',
  image: picture('demo-journal/cover-13', {
    ru: 'Рисунок: детская постель с мишкой, на столике миска с водой, полотенце и градусник',
    kk: 'Сурет: қонжығы бар бала төсегі, үстелде су құйылған тостаған, сүлгі мен термометр',
    uz: 'Rasm: ayiqchali bola toʻshagi, stolchada suvli kosa, sochiq va termometr',
    en: 'Drawing: a child’s bed with a bear, a bowl of water, a towel and a thermometer on a small table',
  }),
  title: {
    ru: 'Температура у\u00a0ребёнка: памятка на\u00a0холодильник',
    kk: 'Баланың қызуы көтерілсе: тоңазытқышқа ілетін жадынама',
    uz: 'Bolaning isitmasi: sovutkichga yopishtiriladigan eslatma',
    en: 'A child with a fever: a leaflet for the fridge door',
  },
  lead: {
    ru: 'Смотрите на ребёнка, а не только на цифру.',
    kk: 'Цифрға ғана емес, балаға қараңыз.',
    uz: 'Faqat raqamga emas, bolaga qarang.',
    en: 'Look at the child, not only at the figure.',
  },
  content: {
    ru: `
<p>Лихорадка помогает телу бороться с инфекцией. Сбивают не температуру, а плохое самочувствие.</p>
<h2>Дома</h2>
<ul>
<li>Предлагайте пить часто и понемногу.</li>
<li>Оденьте легко, проветрите комнату. Не кутайте и не растирайте уксусом или спиртом.</li>
<li>Если ребёнку плохо, дайте жаропонижающее, которое назвал ваш врач, строго по инструкции и весу. Не чередуйте два препарата без совета врача. Аспирин детям не дают.</li>
<li>Спящего ради таблетки не будят.</li>
</ul>
<h2>Позвоните врачу сегодня</h2>
<ul>
<li>лихорадка держится больше трёх дней или вернулась;</li>
<li>болит ухо, горло, живот или больно мочиться;</li>
<li>ребёнок почти не пьёт;</li>
<li>вам просто тревожно: это тоже причина.</li>
</ul>
<h2>Немедленно</h2>
<p>Ребёнку меньше трёх месяцев и у него 38\u00a0°C и выше — не ждите утра, его нужно осмотреть сразу.</p>
<p><strong>103: судороги, трудно разбудить, трудно дышать, сыпь не бледнеет под стаканом, сильная головная боль с рвотой, не гнётся шея.</strong></p>`,
    kk: `
<p>Қызу ағзаға инфекциямен күресуге көмектеседі. Температураны емес, баланың нашар күйін жеңілдетеді.</p>
<h2>Үйде</h2>
<ul>
<li>Жиі-жиі, аздап сусын беріңіз.</li>
<li>Жеңіл киіндіріп, бөлмені желдетіңіз. Орамаңыз, сірке суымен немесе спиртпен уқаламаңыз.</li>
<li>Балаға қиын болса, дәрігеріңіз атаған қызу түсіретін дәріні нұсқаулық пен салмағына қарап беріңіз. Дәрігердің кеңесінсіз екі дәріні алмастырып бермеңіз. Балаларға аспирин берілмейді.</li>
<li>Ұйықтап жатқан баланы дәрі үшін оятпайды.</li>
</ul>
<h2>Дәрігерге бүгін қоңырау шалыңыз</h2>
<ul>
<li>қызу үш күннен артық түспесе немесе қайта көтерілсе;</li>
<li>құлағы, тамағы, іші ауырса немесе кіші дәретке отыру ауыр болса;</li>
<li>бала сусынды мүлде дерлік ішпесе;</li>
<li>жай ғана мазасыз болсаңыз: бұл да себеп.</li>
</ul>
<h2>Дереу</h2>
<p>Үш айға толмаған баланың қызуы 38\u00a0°C немесе одан жоғары болса, таңды күтпеңіз: оны бірден қарау керек.</p>
<p><strong>103: құрысса, ояту қиын болса, тынысы тарылса, бөртпе стақанмен басқанда бозармаса, басы қатты ауырып құсса, мойны иілмесе.</strong></p>`,
    uz: `
<p>Isitma organizmga infeksiya bilan kurashishga yordam beradi. Haroratni emas, bolaning ahvolini yengillashtirish kerak.</p>
<h2>Uyda</h2>
<ul>
<li>Tez-tez, oz-ozdan suyuqlik bering.</li>
<li>Yengil kiyintiring, xonani shamollating. Oʻramang, sirka yoki spirt bilan ishqalamang.</li>
<li>Bolaga qiyin boʻlsa, shifokoringiz aytgan isitma tushiruvchi dorini yoʻriqnoma va vazniga qarab bering. Shifokor maslahatisiz ikki dorini almashtirib bermang. Bolalarga aspirin berilmaydi.</li>
<li>Uxlab yotgan bola dori uchun uygʻotilmaydi.</li>
</ul>
<h2>Shifokorga bugun qoʻngʻiroq qiling</h2>
<ul>
<li>isitma uch kundan ortiq tushmasa yoki qaytsa;</li>
<li>qulogʻi, tomogʻi, qorni ogʻrisa yoki siyish ogʻriqli boʻlsa;</li>
<li>bola deyarli suyuqlik ichmasa;</li>
<li>shunchaki xavotirda boʻlsangiz: bu ham sabab.</li>
</ul>
<h2>Darhol</h2>
<p>Uch oyga toʻlmagan bolada 38\u00a0°C va undan yuqori boʻlsa, tongni kutmang: uni darhol koʻrish kerak.</p>
<p><strong>103: tutqanoq, uygʻotish qiyin, nafas olishi ogʻir, toshma stakan bilan bosganda oqarmasa, boshi qattiq ogʻrib qussa, boʻyni egilmasa.</strong></p>`,
    en: `
<p>A fever helps the body fight an infection. What we treat is not the temperature but feeling bad.</p>
<h2>At home</h2>
<ul>
<li>Offer drinks often, a little at a time.</li>
<li>Dress the child lightly and air the room. Do not wrap up, and do not rub with vinegar or spirit.</li>
<li>If the child feels bad, give the fever medicine that your doctor named, strictly by the leaflet and the weight. Do not alternate two medicines without advice. Children are not given aspirin.</li>
<li>Nobody wakes a sleeping child for a medicine.</li>
</ul>
<h2>Call a doctor today if</h2>
<ul>
<li>the fever has lasted more than three days or has come back;</li>
<li>an ear, the throat or the stomach hurts, or it hurts to pass urine;</li>
<li>the child hardly drinks;</li>
<li>you are simply worried: that is a reason too.</li>
</ul>
<h2>At once</h2>
<p>A baby under three months with 38\u00a0°C or more cannot wait till morning and must be seen straight away.</p>
<p><strong>103: a seizure; hard to wake; hard to breathe; a rash that does not fade under a glass; a severe headache with vomiting; a stiff neck.</strong></p>`,
  },
}
