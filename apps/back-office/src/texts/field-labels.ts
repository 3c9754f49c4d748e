import * as m from '@minikran/i18n/messages'

/** The words of fields, the same in every list and form. */
export const fieldLabels: Record<string, () => string> = {
  id: m.backoffice_field_id,
  title_sv: m.backoffice_field_title_sv,
  title_en: m.backoffice_field_title_en,
  content_sv: m.backoffice_field_content_sv,
  content_en: m.backoffice_field_content_en,
  post_slug: m.backoffice_field_slug,
  post_type: m.backoffice_field_type,
  publish_at: m.backoffice_field_publish_at,
  unpublish_at: m.backoffice_field_unpublish_at,
  order: m.backoffice_field_order,
  views: m.backoffice_field_views,
  updated_at: m.backoffice_field_updated_at,
  updated_by_name: m.backoffice_field_updated_by,
  image_ids: m.backoffice_field_images,
  product_ids: m.backoffice_field_products,
  q: m.backoffice_filter_search,
  window: m.backoffice_filter_window,
  untranslated: m.backoffice_filter_untranslated,
  trashed: m.backoffice_filter_trashed,
  state: m.backoffice_field_state,
}

export function fieldLabel(name: string): string {
  return fieldLabels[name]?.() ?? name
}
