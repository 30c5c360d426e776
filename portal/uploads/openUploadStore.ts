import type { StorageConfig } from '../config/storage.ts';
import { FolderStore } from './folderStore.ts';
import { ObjectStore } from './objectStore.ts';
import type { UploadStore } from './uploadStore.ts';

/** The object store of `TPT_S3_URL`, else the folder of uploads. */
export const openUploadStore = ({ objectStore, uploadDir }: StorageConfig): UploadStore =>
  objectStore ? new ObjectStore(objectStore) : new FolderStore(uploadDir);
