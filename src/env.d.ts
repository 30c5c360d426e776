interface ImportMetaEnv {
  /** JSON: bases by service ([C01]). */
  readonly VITE_SERVICE_BASES?: string;
  /** Comma-separated parent domains that share the language cookie. */
  readonly VITE_PARENT_DOMAINS?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
}
