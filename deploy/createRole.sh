#!/bin/sh
# Runs once in a new database container: the portal's role owns its database and is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$TPT_DATABASE_PASSWORD" -U postgres <<'SQL'
create role tpt login password :'password';
create database tpt owner tpt;
revoke connect on database tpt from public;
SQL
