/**
 * Pages that are looked at in a browser one by one, each with its twin: of every kind one, asked for
 * something where it then has all the parts that it has anyway.
 */
export const seenPages = {
  'the machines': [
    '/',
    '/produkter',
    '/produkter/minikranar?weight_max=tung&fuel_type=9&m=jekko-spx312',
    '/jamfor?m=jekko-spx532,unic-urw-295,maeda-lc383,jekko-jf545&q=5_5_100',
    '/kranplansch?q=9_5_300',
    '/forfragan?produkt=jekko-spx312',
    '/produkter/finns-inte',
  ],
  'the lifts': [
    '/kranvaljare?q=5_5_100&m=jekko-spx532',
    '/lyftplan?height=5&radius=4.5&weight=180&crane=jekko-spx532&rigging=15&passage=opening&opening_sill=5.5&opening_top=9&opening_depth=1&load_length=1&load_height=1&sling_length=1&ground=gravel&wind=7&site_power=230v',
    '/lyftplan/jamfor?height=5&radius=4.5&weight=180&panel_material=glass&panel_width=2000&panel_height=3000&panel_thickness=12&edge_distance=2.5&edge_height=4&load_length=1&load_height=1&ground=gravel&wind=7&m=jekko-spx312.hoeflon-vl500,maeda-lc383.hoeflon-vl500,unic-urw-295',
  ],
  'the news and the depots': [
    '/nyheter',
    '/nyhet/lyfta-inomhus-utan-avgaser',
    '/presentation/ett-lyft-steg-for-steg?sida=4',
    '/regioner?postnummer=elva',
    '/region/malmo',
    '/utbildningar',
    '/anmalan?produkt=minikran-10-tm-orebro-2028-03-14',
  ],
  'the services': [
    '/vara-tjanster',
    '/kreditansokan',
    '/servicearende',
    '/maskinuthyrning-utan-forare',
    '/reparation-service',
    '/reservdelar',
    '/leverantorer',
    '/cookies',
    '/ie',
  ],
  'the accounts': [
    '/mina-sidor/logga-in',
    '/mina-sidor/utloggad?forcerelogin=loginRemoved',
    '/mina-sidor/nytt-losenord?nyckel=gammal',
  ],
}

/** What they become when something is asked of them. */
export const seenViews = [
  '/produkter?q=zzzzzz',
  '/produkter?q=x&vy=tabell&sortera=-weight',
  '/produkter/minikranar/spindelkranar?weight_max=1',
  '/produkter/minikranar/spindelkranar/jekko-spx532?q=5_5_100&dorr_bredd=700&dorr_hojd=x&lutning=5',
  '/kranvaljaren?avstand=1&karm=5&djup=2',
  '/kranvaljare?q=20_18_200',
  '/kranvaljare?h=fem&r=&w=0',
  '/lyftplan?height=5&radius=4.5&weight=180&panel_material=glass&panel_width=2000&panel_height=3000&panel_thickness=12',
  '/lyftplan?height=550&radius=-4&weight=0.5&ground=floor',
  '/utbildningar?kurs=fallskydd&ort=Lule%C3%A5',
  '/leverantorer?tillverkare=jekko',
  '/region/malmo?flik=personal',
]

export const twinOf = (path: string) => (path === '/' ? '/en' : `/en${path}`)
