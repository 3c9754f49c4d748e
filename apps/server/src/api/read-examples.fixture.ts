/** A query for each public call that reads and needs one, so that it has something to answer. */
export const readExamples: Record<string, string> = {
  getProdcatObj: 'prodcat_slug=minikranar',
  getProdsubcatObj: 'prodcat_slug=minikranar&prodsubcat_slug=spindelkranar',
  getProductObj: 'product_slug=jekko-spx312&no_count=1',
  getCraneselectorsArr: 'height=5&radius=5&weight=100',
  getCraneNearMissesArr: 'height=50&radius=5&weight=100',
  getUnchartedCranesObj: 'height=5&radius=5&weight=100',
  getCraneselectorObj: 'product_slug=jekko-spx312',
  getLoadChart: 'product_slug=jekko-spx312',
  getLiftPlan:
    'height=5&radius=5&weight=100&lifter=hoeflon-vl500&ground=gravel&panel_material=glass&panel_width=1000&panel_height=1000&panel_thickness=12',
  getManufacturerObj: 'manufacturer_slug=jekko',
  getPageObj: 'page_key=transporter',
  getPostObj: 'post_slug=sa-raknas-hyran&no_count=1',
  getPostSingleObj: 'post_slug=sa-raknas-hyran&no_count=1',
  getPostSingle: 'no_count=1',
  getPresentationObj: 'presentation_slug=glas-pa-plats&no_count=1',
  getRelatedProductsArr: 'product_slug=jekko-spx312',
  getDepotObj: 'depot_slug=stockholm',
  getDepot: 'depot_id=1',
  getDepotHours: 'depot_id=1',
  getDepotProductsArr: 'depot_slug=stockholm&kind=course',
}
