import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const nosebleed: SeedNews = {
  slug: 'pamyatka-krov-iz-nosa',
  category: 'leaflets',
  date: '2026-03-17T04:00:00Z',
  specialist: '100704',
  image: picture('demo-journal/cover-15', {
    ru: 'Рисунок: коробка салфеток, сложенные полотенца и растение в горшке',
    kk: 'Сурет: сулықтар қорабы, бүктелген сүлгілер мен құмырадағы өсімдік',
    uz: 'Rasm: salfetkalar qutisi, taxlangan sochiqlar va tuvakdagi oʻsimlik',
    en: 'Drawing: a box of tissues, folded towels and a plant in a pot',
  }),
  title: {
    ru: 'Кровь из\u00a0носа: десять спокойных минут',
    kk: 'Мұрыннан қан кетсе: сабырлы он минут',
    uz: 'Burundan qon ketsa: xotirjam oʻn daqiqa',
    en: 'A nosebleed: ten calm minutes',
  },
  lead: {
    ru: 'Голову — вперёд, а не назад. Остальное по порядку.',
    kk: 'Басты артқа емес, алға еңкейту керек. Қалғаны — ретімен.',
    uz: 'Boshni orqaga emas, oldinga. Qolgani tartib bilan.',
    en: 'Head forward, not back. The rest goes in order.',
  },
  content: {
    ru: `
<ol>
<li>Посадите ребёнка, слегка наклоните голову вперёд, дайте салфетку под подбородок.</li>
<li>Сожмите мягкую часть носа двумя пальцами и держите десять минут по часам. Не проверяйте каждую минуту.</li>
<li>Пусть дышит ртом и сплёвывает кровь: проглоченная вызывает тошноту.</li>
<li>Не помогло — ещё десять минут.</li>
</ol>
<h2>Потом</h2>
<p>До вечера не сморкаться, не бегать, не пить горячего. Чтобы не повторилось: увлажняйте воздух, промывайте нос солевым раствором, стригите ногти. Вату и салфетки внутрь не заталкивайте.</p>
<h2>К ЛОР-врачу</h2>
<p>Кровь идёт чаще раза в неделю, всегда из одной ноздри, рядом появились синяки без причины или ребёнок принимает препараты, влияющие на свёртывание.</p>
<p><strong>103: кровь не останавливается за двадцать минут, её очень много, ребёнок бледен и слаб или кровь пошла после удара по голове.</strong></p>`,
    kk: `
<ol>
<li>Баланы отырғызып, басын сәл алға еңкейтіңіз, иегінің астына сулық беріңіз.</li>
<li>Мұрынның жұмсақ бөлігін екі саусақпен қысып, сағатқа қарап он минут ұстаңыз. Минут сайын тексермеңіз.</li>
<li>Аузымен дем алып, қанды түкіріп отырсын: жұтылған қан жүрек айнытады.</li>
<li>Көмектеспесе, тағы он минут.</li>
</ol>
<h2>Содан кейін</h2>
<p>Кешке дейін сіңбірмеу, жүгірмеу, ыстық ішпеу. Қайталанбауы үшін ауаны ылғалдаңыз, мұрынды тұзды ерітіндімен шайыңыз, тырнағын алыңыз. Мұрынның ішіне мақта мен сулық тықпаңыз.</p>
<h2>ЛОР дәрігеріне</h2>
<p>Қан аптасына бір реттен жиі кетсе, үнемі бір танаудан ақса, сонымен бірге себепсіз көгерген жерлер пайда болса немесе бала қан ұюына әсер ететін дәрі ішіп жүрсе.</p>
<p><strong>103: қан жиырма минутта тоқтамаса, өте көп кетсе, баланың өңі бозарып, әлсіресе немесе қан басты соққаннан кейін кетсе.</strong></p>`,
    uz: `
<ol>
<li>Bolani oʻtqazing, boshini biroz oldinga egdiring, iyagi ostiga salfetka bering.</li>
<li>Burunning yumshoq qismini ikki barmoq bilan qisib, soatga qarab oʻn daqiqa ushlab turing. Har daqiqada tekshirmang.</li>
<li>Ogʻzi bilan nafas olsin va qonni tuflab tursin: yutilgan qon koʻngilni aynitadi.</li>
<li>Yordam bermasa, yana oʻn daqiqa.</li>
</ol>
<h2>Keyin</h2>
<p>Kechgacha burun qoqmaslik, yugurmaslik, issiq ichmaslik. Takrorlanmasligi uchun havoni namlang, burunni tuzli eritma bilan yuving, tirnogʻini oling. Burun ichiga paxta va salfetka tiqmang.</p>
<h2>LOR shifokoriga</h2>
<p>Qon haftasiga bir martadan koʻp ketsa, doim bir burun teshigidan oqsa, shu bilan birga sababsiz koʻkarishlar paydo boʻlsa yoki bola qon ivishiga taʼsir qiladigan dori ichayotgan boʻlsa.</p>
<p><strong>103: qon yigirma daqiqada toʻxtamasa, juda koʻp ketsa, bola oqarib, holsizlansa yoki qon bosh urilgandan keyin ketsa.</strong></p>`,
    en: `
<ol>
<li>Sit the child down, tilt the head slightly forward, put a tissue under the chin.</li>
<li>Pinch the soft part of the nose with two fingers and hold it for ten minutes by the clock. Do not check every minute.</li>
<li>Let the child breathe through the mouth and spit out the blood: swallowed blood makes one feel sick.</li>
<li>If it has not helped, another ten minutes.</li>
</ol>
<h2>Afterwards</h2>
<p>Until the evening, no blowing the nose, no running, no hot drinks. To keep it from happening again, humidify the air, rinse the nose with saline and keep nails short. Do not push cotton wool or tissues inside.</p>
<h2>See an ENT doctor</h2>
<p>It bleeds more often than once a week, always from the same nostril, bruises have appeared for no reason, or the child takes medicines that affect clotting.</p>
<p><strong>103: the bleeding does not stop in twenty minutes or is very heavy, the child is pale and weak, or it began after a blow to the head.</strong></p>`,
  },
}
